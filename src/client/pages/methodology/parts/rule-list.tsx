import styles from './rule-list.module.css'

export function RuleList({ rules }: { rules: readonly string[] }) {
  return (
    <ul className={styles.rules}>
      {rules.map(rule => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  )
}
