/** Joins truthy class names: `classNames(styles.button, isWide && styles.wide)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
