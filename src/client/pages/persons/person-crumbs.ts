import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../app/json-ld.ts'

/** People are found through interviews, so interviews are their parent. */
export const personCrumbs = ({ name, slug }: { name: string; slug: string }): NamedPath[] => [
  { title: 'Главная', path: href('main') },
  { title: 'Интервью', path: href('interviews') },
  { title: name, path: href('person', { person: slug }) },
]

export const personInterviewCrumbs = (person: { name: string; slug: string }): NamedPath[] => [
  ...personCrumbs(person),
  { title: 'Последнее интервью', path: href('person-interview', { person: person.slug }) },
]
