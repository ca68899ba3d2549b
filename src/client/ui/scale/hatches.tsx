import addend from './addend.module.css'
import styles from './scale.module.css'

/** Patterns of the small addends. Once per document: SVGs of the page refer to them by id. */
export function Hatches() {
  return (
    <svg className={styles.hatches} aria-hidden="true">
      <pattern id="hatch-works" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={addend['works-tint']} d="M0 0h5v5H0z" />
        <path className={addend.works} d="M0 0h2.2v5H0z" />
      </pattern>
      <pattern id="hatch-voices" width="4" height="4" patternUnits="userSpaceOnUse">
        <path className={addend['voices-tint']} d="M0 0h4v4H0z" />
        <path className={addend.voices} d="M0 0h1.8v4H0z" />
      </pattern>
      <pattern id="hatch-self" width="4" height="4" patternUnits="userSpaceOnUse">
        <path className={addend['self-tint']} d="M0 0h4v4H0z" />
        <path className={addend.self} d="M0 0h4v1.8H0z" />
      </pattern>
    </svg>
  )
}
