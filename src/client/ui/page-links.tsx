import styles from './page-links.module.css'

export type PageLinksProps = {
  /** Names the group for assistive technology: «Страницы проектов». */
  label: string
  current: number
  last: number
  hrefOf: (page: number) => string
}

/** Numbered pagination: the first page, the last and those around the current one. */
export function PageLinks({ label, current, last, hrefOf }: PageLinksProps) {
  if (last < 2) return null
  const pages = shownPages(current, last)
  return (
    <nav aria-label={label} data-print="none">
      <ul className={`wrap ${styles.pages}`}>
        {pages.map((page, index) => (
          <li key={page} className={page - (pages[index - 1] ?? 0) > 1 ? `row ${styles.gap}` : undefined}>
            <a
              className={`row ${styles.page}`}
              href={hrefOf(page)}
              aria-label={`Страница ${page}`}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** 1 … 4 5 6 … 20 */
export function shownPages(current: number, last: number): number[] {
  const near = [1, current - 1, current, current + 1, last]
  return [...new Set(near)].filter(page => page >= 1 && page <= last).toSorted((one, other) => one - other)
}
