import styles from './breadcrumbs.module.css'

export type Crumb = { text: string; href?: string | undefined }

export type BreadcrumbsProps = { crumbs: readonly Crumb[] }

export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav className={styles.crumbs} aria-label="Навигационная цепочка">
      <ol className={`fine wrap ${styles.list}`}>
        {crumbs.map(({ text, href }) => (
          <li key={href ?? text}>
            {href === undefined ? (
              <span aria-current="page">{text}</span>
            ) : (
              <a className={styles.link} href={href}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
