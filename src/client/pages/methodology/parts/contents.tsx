import styles from './contents.module.css'

interface ContentsProps {
  parts: readonly { id: string; title: string }[]
}

/** Table of contents next to the text on desktop. */
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
