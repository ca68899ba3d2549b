import type { LinkGroup } from '#contract/shapes/link.ts'
import { MemoList } from '../../ui/memo-html.tsx'
import { RulerDivider } from '../../ui/ruler.tsx'
import { Colophon } from './colophon.tsx'
import styles from './site-footer.desktop.module.css'
import { useFooterGroups } from './use-footer-groups.ts'

/** Groups longer than this may run on in the next column. */
const LONG = 12

export function DesktopFooter() {
  return (
    <footer className={styles.footer} data-print="none">
      <div className={styles.content}>
        <RulerDivider />
        <nav id="site-map" className={styles.map} aria-label="Карта сайта" tabIndex={-1}>
          <MemoList
            as="div"
            className={styles.groups}
            items={useFooterGroups()}
            keyOf={({ title }) => title}
            kind="site-footer/desktop"
            render={group => <Group {...group} />}
          />
        </nav>
        <Colophon />
      </div>
    </footer>
  )
}

function Group({ title, links }: LinkGroup) {
  return (
    <section className={links.length > LONG ? styles.long : styles.group}>
      <h2 className={styles.title}>{title}</h2>
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
