import X from 'lucide-react/icons/x'
import styles from './chip.module.css'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ChipProps = {
  /** «Платформа: 1С-Битрикс» */
  text: string
  onRemove: () => void
}

/** An active filter. The whole chip is the remove button, because the cross alone is too small a target. */
export function Chip({ text, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles.chip} onClick={onRemove}>
      <VisuallyHidden>Убрать: </VisuallyHidden>
      {text}
      <Icon of={X} isSmall />
    </button>
  )
}
