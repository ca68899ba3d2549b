import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './search-popup.module.css'

export function SearchPanel({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className={`row-4 ${styles.popup}`}>
      <SearchBox input={field} onEscape={onClose} />
      <Button tone="ghost" isSquare aria-label="Закрыть поиск" onClick={onClose}>
        <Icon name="close" />
      </Button>
    </div>
  )
}
