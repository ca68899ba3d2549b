/** Terms of the ABC in the order in which a client meets them; each list is a task. */
export const READING_ORDERS = [
  {
    slug: 'order-site',
    title: 'Заказать сайт',
    terms: ['celevaya-auditoriya', 'brif', 'tehnicheskoe-zadanie', 'prototip', 'smeta', 'cms', 'domen', 'hosting'],
  },
  {
    slug: 'choose-contractor',
    title: 'Выбрать подрядчика',
    terms: ['tender', 'keys', 'nda', 'ocenka-trudozatrat', 'fix-price', 'time-and-material', 'avans', 'sla'],
  },
  {
    slug: 'accept-work',
    title: 'Принять работу',
    terms: [
      'testovyy-stend',
      'chek-list-priemki',
      'regress-test',
      'opytnaya-ekspluataciya',
      'akt-priemki',
      'garantiya',
      'iskhodnyy-kod',
      'isklyuchitelnoe-pravo',
    ],
  },
] as const satisfies readonly ReadingOrder[]

interface ReadingOrder {
  slug: string
  title: string
  terms: readonly string[]
}

export const readingOrder = (slug: string | undefined): ReadingOrder | undefined =>
  READING_ORDERS.find(order => order.slug === slug)

/** The neighbours of a term among the known ones; null if it is not in the order. */
export function placeInOrder({ terms }: Pick<ReadingOrder, 'terms'>, term: string, known: ReadonlySet<string>) {
  const shown = terms.filter(slug => known.has(slug))
  const index = shown.indexOf(term)
  if (index === -1) return null
  return { place: index + 1, count: shown.length, previous: shown[index - 1] ?? null, next: shown[index + 1] ?? null }
}
