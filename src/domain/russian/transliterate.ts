const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
  ў: 'u',
}
const MAX_SLUG = 80
/** Enough for a slug of any name. Normalising a run of combining marks takes quadratic time. */
const MAX_TEXT = 500

// «Северный контур» → severny-kontur: -ый and -ий become -y, as in the spec's nizhny-novgorod.
export function transliterate(text: string): string {
  const latin = text
    .slice(0, MAX_TEXT)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ыи]й(?![а-яё])/g, 'y')
    .replace(/[а-яёіїєґў]/g, letter => LETTERS[letter] ?? '')
  return latin
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, MAX_SLUG)
    .replace(/-$/, '')
}
