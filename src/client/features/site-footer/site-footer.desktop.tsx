import type { LinkGroup } from '#contract/shapes/link.ts'
import { MemoList } from '../../ui/memo-html.tsx'
import { Colophon } from './colophon.tsx'
import styles from './site-footer.module.css'
import { useFooterGroups } from './use-footer-groups.ts'

/** Groups longer than this span several columns. */
const LONG = 12

export function SiteFooter() {
  const groups = useFooterGroups()
  return (
    <footer className={`small snug ${styles.footer}`} data-print="none">
      <div className={styles.content}>
        <nav id="site-map" className={`wrap ${styles.map}`} aria-label="Карта сайта" tabIndex={-1}>
          <Groups className={styles.short} groups={groups.filter(({ links }) => links.length <= LONG)} />
          <Groups className={styles.long} groups={groups.filter(({ links }) => links.length > LONG)} />
        </nav>
        <Colophon />
      </div>
    </footer>
  )
}

function Groups({ className, groups }: { className: string | undefined; groups: readonly LinkGroup[] }) {
  if (groups.length === 0) return null
  return (
    <MemoList
      as="div"
      className={className}
      items={groups}
      keyOf={({ title }) => title}
      kind="site-footer/desktop"
      render={group => <Group {...group} />}
    />
  )
}

function Group({ title, links }: LinkGroup) {
  return (
    <section>
      <h2 className={`small snug bold ${styles.title}`}>{title}</h2>
      <ul className={styles.links}>
        {links.map(link => (
          <li key={link.path}>
            <a href={link.path}>{link.title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
