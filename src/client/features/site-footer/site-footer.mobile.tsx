import type { LinkGroup } from '#contract/shapes/link.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { MemoList } from '../../ui/memo-html.tsx'
import { Colophon } from './colophon.tsx'
import styles from './site-footer.module.css'
import { useFooterGroups } from './use-footer-groups.ts'

export function SiteFooter() {
  return (
    <footer className={styles.mobileFooter} data-print="none">
      <nav id="site-map" aria-label="Карта сайта" tabIndex={-1}>
        <MemoList
          as="div"
          className={styles.groups}
          items={useFooterGroups()}
          keyOf={({ title }) => title}
          kind="site-footer/mobile"
          render={group => <Group {...group} />}
        />
      </nav>
      <Colophon />
    </footer>
  )
}

/** A native disclosure, so it opens without JavaScript. */
function Group({ title, links }: LinkGroup) {
  return (
    <Disclosure summary={title}>
      <ul>
        {links.map(link => (
          <li key={link.path}>
            <a className={`aside row ${styles.link}`} href={link.path}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
