import { href } from '#domain/paths/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { BOX_NAME } from './box-name.ts'
import styles from './compare-box.module.css'

/** The boxes belong to a form that only a browser without script has; with it, selection.tsx listens to them. */
const FORM = 'compare'

interface CompareBoxProps {
  id: number
  name: string
  className?: string | undefined
  /** In a column of boxes the word is only spoken. */
  isBare?: boolean
}

/** Pure and uncontrolled: it stands in rows that the server renders once for everybody. */
export function CompareBox({ id, name, className, isBare = false }: CompareBoxProps) {
  return (
    <label className={classNames(styles.label, className)}>
      {/* Browsers that tick it again on a reload would choose what was taken out meanwhile. */}
      <input
        key={id}
        type="checkbox"
        className={styles.box}
        name={BOX_NAME}
        value={id}
        form={FORM}
        autoComplete="off"
        aria-label={`Сравнить: ${name}`}
      />
      {!isBare && 'Сравнить'}
    </label>
  )
}

/** One on a page that has boxes. */
export function CompareForm() {
  return (
    <noscript>
      <form id={FORM} action={href('compare')}>
        <button type="submit" className={styles.button}>
          Сравнить отмеченные
        </button>
      </form>
    </noscript>
  )
}
