/** A Cyrillic name in «ёлочках», its own quotes turned into „лапки“; a Latin name stands without quotes. */
export function inQuotes(name: string): string {
  if (!/[а-яё]/i.test(name)) return name
  return `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`
}
