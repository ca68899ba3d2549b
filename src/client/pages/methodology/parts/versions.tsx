import { formatDate } from '#domain/time/dates.ts'
import type { MethodologyText } from './methodology-text.ts'
import styles from './versions.module.css'

interface VersionsProps {
  versions: MethodologyText['versions']
  /** The version of the shown edition. */
  current: string
}

export function Versions({ versions, current }: VersionsProps) {
  return (
    <>
      <p className={styles.about}>
        Опубликованная версия не меняется: новые веса — это новая версия с причиной. Прошлые выпуски остаются при той,
        по которой посчитаны.
      </p>
      <dl className={styles.versions}>
        {versions.map(({ version, published_at, reason }) => (
          <div key={version}>
            <dt>
              {version}
              {version === current && <small> этот выпуск</small>}
            </dt>
            <dd className={styles.date}>{`с ${formatDate(published_at)}`}</dd>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
