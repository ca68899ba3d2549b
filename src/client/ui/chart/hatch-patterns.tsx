import styles from './chart.module.css'

/** Textures tell areas apart in print and for colour-blind readers. Ids are per drawing. */
export function HatchPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.paper} d="M0 0h6v6H0z" />
        <path className={styles.ink} d="M0 0h2.4v6H0z" />
      </pattern>
      <pattern id={`${id}-dense`} width="4" height="4" patternUnits="userSpaceOnUse">
        <path className={styles.paper} d="M0 0h4v4H0z" />
        <path className={styles.ink} d="M0 0h4v1.8H0z" />
      </pattern>
    </defs>
  )
}
