export type Sex = 'female' | 'male'

const MALE = new Set(
  'илья никита лука фома кузьма савва данила лёва миша саша паша слава юра дима петя ваня'.split(' '),
)
const FEMALE = new Set('любовь нинель адель эсфирь рахиль юдифь суламифь'.split(' '))
const FEMALE_SURNAME = /(?:[оеё]в|[иы]н)а$|[ая]я$/

/** By the given name, which comes first; by the surname if only an initial is known. */
export function sexOf(name: string): Sex {
  const [given = '', ...others] = name.toLowerCase().split(/\s+/)
  if (MALE.has(given)) return 'male'
  if (FEMALE.has(given)) return 'female'
  const isFemale = /^\p{L}\.?$/u.test(given) ? FEMALE_SURNAME.test(others.at(-1) ?? '') : /[аяa]$/.test(given)
  return isFemale ? 'female' : 'male'
}
