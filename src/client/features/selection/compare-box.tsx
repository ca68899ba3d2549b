import { href } from '#domain/paths/paths.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { selectIsSelectionLost } from '../../store/shell/site-slice.ts'
import checkbox from '../../ui/checkbox.module.css'
import { classNames } from '../../ui/class-names.ts'
import styles from './compare-box.module.css'
import { BOX_NAME } from './selection-keys.ts'

/** The checkboxes belong to a form for visitors without JavaScript; with it, use-boxes.ts listens to them. */
const FORM = 'compare'

interface CompareBoxProps {
  id: number
  name: string
  className?: string | undefined
  /** In a column of checkboxes the label is for screen readers only. */
  isBare?: boolean
}

/** Pure and uncontrolled, because it is used in memoized rows (ui/memo-html.tsx). */
export function CompareBox({ id, name, className, isBare = false }: CompareBoxProps) {
  return (
    <label className={classNames(styles.label, className)}>
      {/* Without autoComplete="off" Firefox restores ticks on reload and would select removed agencies again. */}
      <input
        key={id}
        type="checkbox"
        className={checkbox.mark}
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

/** Render once on a page that has checkboxes. Also replaces the selection bar when its code failed to load. */
export function CompareForm() {
  const isSelectionLost = useAppSelector(selectIsSelectionLost)
  const form = (
    <form id={FORM} action={href('compare')}>
      <button type="submit" className={styles.button}>
        Сравнить отмеченные
      </button>
    </form>
  )
  return isSelectionLost ? form : <noscript>{form}</noscript>
}
