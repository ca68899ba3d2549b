import type { CostAnswer } from '#contract/calls/calculator.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dotName } from './price-text.ts'
import styles from './view.module.css'

interface NamedDotProps {
  dots: CostAnswer['dots']
  active: number | null
  onActive: (index: number) => void
}

/** The dot under the pointer in words; the buttons walk from dot to dot without one. */
export function NamedDot({ dots, active, onActive }: NamedDotProps) {
  const dot = active === null ? undefined : dots[active]
  const go = (by: number) => onActive(((active ?? (by > 0 ? -1 : 0)) + by + dots.length) % dots.length)
  return (
    <div className={`row-4 note ${styles.named}`}>
      <Button tone="ghost" size="small" isSquare aria-label="Проект дешевле" onClick={() => go(-1)}>
        <Icon name="arrow-left" isSmall />
      </Button>
      <Button tone="ghost" size="small" isSquare aria-label="Проект дороже" onClick={() => go(1)}>
        <Icon name="arrow-right" isSmall />
      </Button>
      <p role="status">
        {dot?.path ? (
          <a href={dot.path}>{dotName(dot)}</a>
        ) : (
          dotName(dot) || 'Точка — работа с известной ценой: наведите, чтобы увидеть какая'
        )}
      </p>
    </div>
  )
}
