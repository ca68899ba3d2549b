import { formatDate } from '#domain/time/dates.ts'
import styles from './methodology.module.css'
import type { MethodologyText } from './methodology-text.ts'

interface VersionsProps {
  versions: MethodologyText['versions']
  /** The version of the shown edition. */
  current: string
}

export function Versions({ versions, current }: VersionsProps) {
  return (
    <>
      <p className="text-measure above-12">
        Опубликованная версия не меняется: новые веса — это новая версия с причиной. Прошлые выпуски остаются при той,
        по которой посчитаны.
      </p>
      <dl className={styles.versions}>
        {versions.map(({ version, published_at, reason }) => (
          <div key={version}>
            <dt className="figure">
              {version}
              {version === current && <small> этот выпуск</small>}
            </dt>
            <dd className="faint">{`с ${formatDate(published_at)}`}</dd>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
