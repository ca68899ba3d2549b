import { useEffect } from 'react'
import type { ArticleCard } from '#contract/shapes/article.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { researchPopupToggled, selectResearchPopup } from '../../store/shell/research-popup-slice.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './research-popup.module.css'

/** A note at the edge: it takes no focus, covers no form and goes by Escape. */
export function ResearchPopup({ study: { path, title, lead, minutes } }: { study: ArticleCard }) {
  const dispatch = useAppDispatch()
  const { show } = useAppSelector(selectResearchPopup)
  useEffect(() => {
    if (!show) return
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) dispatch(researchPopupToggled(false))
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [show, dispatch])
  if (!show) return null
  return (
    <aside className={styles.popup} aria-label="Новое исследование" data-floating="research" data-print="none">
      <p className={styles.kind}>{`Исследование, ${counted(minutes, 'minute')}${NBSP}чтения`}</p>
      <p className={styles.title}>
        <a href={path}>{title}</a>
      </p>
      <p className={styles.lead}>{lead}</p>
      <Button
        className={styles.close}
        tone="ghost"
        size="small"
        isSquare
        aria-label="Закрыть"
        onClick={() => dispatch(researchPopupToggled(false))}
      >
        <Icon name="close" isSmall />
      </Button>
    </aside>
  )
}
