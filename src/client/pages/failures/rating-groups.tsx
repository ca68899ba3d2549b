import { useCall } from '../../store/hooks.ts'
import styles from './failures.module.css'

const NO_PARAMS = {}
const MAX_LINKS = 8

/** The ratings of the main menu: somewhere to go on from. */
export function RatingGroups() {
  const { response } = useCall('main-menu', NO_PARAMS)
  const groups = response?.pages.filter(({ sub }) => sub.length > 0) ?? []
  return (
    <div className={styles.groups}>
      {groups.map(({ title, sub }) => (
        <section key={title}>
          <h2 className={`snug bold ${styles.title}`}>{title}</h2>
          <ul>
            {sub
              .flatMap(({ links }) => links)
              .slice(0, MAX_LINKS)
              .map(link => (
                <li key={link.path}>
                  <a className={styles.link} href={link.path}>
                    {link.title}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
