import styles from './contents.module.css'

interface ContentsProps {
  parts: readonly { id: string; title: string }[]
}

/** Beside the text on a wide screen: where one is told at once that the answer is on this page. */
export function Contents({ parts }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label="На этой странице" data-print="none">
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
