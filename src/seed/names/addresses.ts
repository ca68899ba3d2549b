import type { Random } from '#seed/random.ts'
import { CITY_STREETS, STREETS } from './streets.ts'

export type Address = { city: string; street: string; house: string; office: string; line: string }

/** An address in a city of the vocabulary, e.g. «ул. Садовая, д. 14, стр. 2, офис 305». */
export function addressIn(random: Random, city: string): Address {
  const own = CITY_STREETS[city] ?? []
  const street = own.length > 0 && random.chance(0.4) ? random.pick(own) : random.pick(STREETS)
  const number = random.int(1, 140)
  const house = random.pickWeighted([
    [`д. ${number}`, 6],
    [`д. ${number}/${random.int(2, 9)}`, 2],
    [`д. ${number}, стр. ${random.int(1, 6)}`, city === 'moscow' ? 4 : 0],
    [`д. ${number}, корп. ${random.int(1, 4)}`, 2],
    [`д. ${number}, лит. ${random.pick(['А', 'Б', 'В'])}`, city === 'st-petersburg' ? 4 : 1],
  ])
  const office = random.pickWeighted([
    [`офис ${random.int(1, 9)}${random.int(1, 3)}${random.int(0, 9)}`, 6],
    [`офис ${random.int(1, 40)}`, 3],
    [`${random.int(2, 9)}-й этаж`, 1],
    [
      `бизнес-центр «${random.pick(['Гранат', 'Высота', 'Ладога', 'Маяк', 'Атриум', 'Квадрат', 'Полюс', 'Меридиан'])}»`,
      1,
    ],
  ])
  return { city, street, house, office, line: `${street}, ${house}, ${office}` }
}
