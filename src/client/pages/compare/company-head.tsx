import { inGuillemets } from '#domain/russian/quotes.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import styles from './compare-tools.module.css'
import type { CompareTable } from './use-table.ts'

interface CompanyHeadProps {
  company: CompareTable['companies_info'][number]
  /** «1-е место из 127» */
  standing: string
  /** The comparison without this agency. */
  removeHref: string
  /** Removes it from the visitor's selection instead. */
  onRemove?: ((id: number) => void) | undefined
}

export function CompanyHead({ company, standing, removeHref, onRemove }: CompanyHeadProps) {
  const { id, name, logo, city, path } = company
  const look = { tone: 'ghost', size: 'small', isSquare: true } as const
  const attributes = { 'aria-label': `Убрать ${inGuillemets(name)} из сравнения`, 'data-print': 'none' }
  const remove = () => {
    // The focused button disappears with its column: move focus to the page.
    document.getElementById('content')?.focus({ preventScroll: true })
    onRemove?.(id)
  }
  return (
    <th scope="col" className={styles.company}>
      <div>
        <LogoImage src={logo} name={name} alt="" isEager />
        {onRemove ? (
          <Button {...look} {...attributes} onClick={remove}>
            <Icon name="close" isSmall />
          </Button>
        ) : (
          <ButtonLink {...look} {...attributes} href={removeHref}>
            <Icon name="close" isSmall />
          </ButtonLink>
        )}
      </div>
      <a href={path}>{name}</a>
      <small>
        {city} · {standing}
      </small>
    </th>
  )
}
