import { useEffect } from 'react'

const LINKS = 'a[href]'

type Cell = Element | undefined
const linkIn = (cell: Cell) => cell?.querySelector<HTMLElement>(LINKS) ?? undefined

/**
 * The free months of a format are one tab stop: arrows lead from month to month, Home and End along the row. Listens to
 * the document, because the tables are drawn by the server; without scripts every month is a stop.
 */
export function useMonthKeys(): void {
  useEffect(() => {
    const stopAt = ({ target }: FocusEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>(`[data-months] ${LINKS}`) : null
      const links = link?.closest('[data-months]')?.querySelectorAll<HTMLElement>(LINKS) ?? []
      for (const other of links) other.tabIndex = other === link ? 0 : -1
    }
    const lead = (event: KeyboardEvent) => {
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      const cell = event.target instanceof Element ? event.target.closest('[data-months] :is(td, th)') : null
      const next = cell && isPlain ? linkBeside(cell, event.key) : undefined
      if (cell && isPlain && (next || event.key.startsWith('Arrow'))) event.preventDefault()
      next?.focus()
    }
    document.addEventListener('focusin', stopAt)
    document.addEventListener('keydown', lead)
    return () => {
      document.removeEventListener('focusin', stopAt)
      document.removeEventListener('keydown', lead)
    }
  }, [])
}

/** The nearest link in the direction of the key. */
function linkBeside(cell: Element, key: string): HTMLElement | undefined {
  const row = [...(cell.parentElement?.children ?? [])]
  const at = row.indexOf(cell)
  const rows = [...(cell.closest('[data-months]')?.children ?? [])]
  const column = rows.map(other => other.children[at])
  const level = column.indexOf(cell)
  const ways: Record<string, Cell[]> = {
    ArrowRight: row.slice(at + 1),
    ArrowLeft: row.slice(0, at).toReversed(),
    ArrowDown: column.slice(level + 1),
    ArrowUp: column.slice(0, level).toReversed(),
    Home: row.slice(0, at),
    End: row.slice(at + 1).toReversed(),
  }
  return ways[key]?.map(linkIn).find(link => link !== undefined)
}
