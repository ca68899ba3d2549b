import { formatNumber } from '#domain/numbers/numbers.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './about.module.css'

interface FiguresProps {
  facts: readonly { title: string; value: number; path: string | null }[]
}

export function Figures({ facts }: FiguresProps) {
  return (
    <dl className={`figures ${styles.figures}`}>
      {facts.map(({ title, value, path }) => (
        <div key={title}>
          <dt>
            {path === null ? (
              title
            ) : (
              <TextLink href={path} isTarget>
                {title}
              </TextLink>
            )}
          </dt>
          <dd className="place">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
