import X from 'lucide-react/icons/x'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import styles from './compare-table.module.css'
import type { CompareTable } from './use-table.ts'

interface CompanyHeadProps {
  company: CompareTable['companies_info'][number]
  /** The comparison without this agency. */
  removeHref: string
  /** Takes it out of the visitor's own selection. */
  onRemove?: ((id: number) => void) | undefined
}

export function CompanyHead({ company, removeHref, onRemove }: CompanyHeadProps) {
  const { id, name, logo, city, path } = company
  const look = { tone: 'ghost', size: 'small', isSquare: true, className: styles.remove } as const
  const words = { 'aria-label': `Убрать «${name}» из сравнения`, 'data-print': 'none' }
  const remove = () => {
    // The pressed button goes with its column: the keyboard goes on from the page.
    document.getElementById('content')?.focus({ preventScroll: true })
    onRemove?.(id)
  }
  return (
    <th scope="col" className={styles.company}>
      <div>
        <LogoImage src={logo} alt="" size="small" />
        {onRemove ? (
          <Button {...look} {...words} onClick={remove}>
            <Icon of={X} isSmall />
          </Button>
        ) : (
          <ButtonLink {...look} {...words} href={removeHref}>
            <Icon of={X} isSmall />
          </ButtonLink>
        )}
      </div>
      <a href={path}>{name}</a>
      <small>{city}</small>
    </th>
  )
}
