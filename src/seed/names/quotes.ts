/** The name proper: «Сказка» of «Оптовая компания «Сказка»». */
export const properName = (name: string): string => name.match(/«(.+)»/)?.[1] ?? name

/** A Cyrillic name in «ёлочках», its own quotes turned into „лапки“; a Latin name stands without quotes. */
export function inQuotes(name: string): string {
  if (!/[а-яё]/i.test(name)) return name
  return `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`
}
