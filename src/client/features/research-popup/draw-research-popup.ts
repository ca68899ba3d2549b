import type { ArticleCard } from '#contract/shapes/article.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import styles from './research-popup.module.css'

/** In the flow of the page, so it covers nothing. Plain elements, because articles show it without the application. */
export function drawResearchPopup({ path, title, lead, minutes }: ArticleCard, close: () => void): HTMLElement {
  const popup = element('aside', styles.popup)
  popup.setAttribute('aria-label', 'Новое исследование')
  popup.dataset.print = 'none'
  const link = element('a', undefined, title)
  link.href = path
  const heading = element('p', styles.title)
  heading.append(link)
  const button = element('button', styles.close, '×')
  button.type = 'button'
  button.setAttribute('aria-label', 'Закрыть')
  button.addEventListener('click', close)
  popup.append(
    element('p', `fine ${styles.kind}`, `Исследование, ${counted(minutes, 'minute')}${NBSP}чтения`),
    heading,
    element('p', styles.lead, lead),
    button,
  )
  return popup
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className = '', text = '') {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}
