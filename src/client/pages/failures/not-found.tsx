import type { Link } from '#contract/shapes/link.ts'
import { href } from '#domain/paths/paths.ts'
import { SearchBox } from '../../features/site-search/search-box.tsx'
import { useCall } from '../../store/hooks.ts'
import styles from './failures.module.css'

const NO_PARAMS = {}
const MAX_LINKS = 8

export function NotFound() {
  const { response } = useCall('main-menu', NO_PARAMS)
  return (
    <div className={`stack-32 ${styles.page}`}>
      <div className="stack-12">
        <h1>Такой страницы нет</h1>
        <p className="muted measure">
          Возможно, адрес набран с ошибкой или страница переехала. Найдите агентство по названию или начните с рейтинга.
        </p>
      </div>
      <SearchBox isLarge />
      {response && (
        <div className={styles.groups}>
          {response.pages
            .filter(({ sub }) => sub.length > 0)
            .map(({ title, sub }) => (
              <RatingLinks key={title} title={title} links={sub.flatMap(({ links }) => links).slice(0, MAX_LINKS)} />
            ))}
        </div>
      )}
      <p>
        <a href={href('main')}>На главную</a>
      </p>
    </div>
  )
}

function RatingLinks({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <section>
      <h2 className={`snug bold ${styles.title}`}>{title}</h2>
      <ul>
        {links.map(link => (
          <li key={link.path}>
            <a className={styles.link} href={link.path}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
