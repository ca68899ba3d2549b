import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../app/json-ld.ts'

interface Person {
  name: string
  slug: string
  is_team?: boolean
}

/** People of agencies are found through interviews, those of the team through its list. */
export const personCrumbs = ({ name, slug, is_team = false }: Person): NamedPath[] => [
  { title: 'Главная', path: href('main') },
  ...(is_team
    ? [
        { title: 'О проекте', path: href('about') },
        { title: 'Команда', path: href('about-team') },
      ]
    : [{ title: 'Интервью', path: href('interviews') }]),
  { title: name, path: href('person', { person: slug }) },
]

export const personInterviewCrumbs = (person: { name: string; slug: string }): NamedPath[] => [
  ...personCrumbs(person),
  { title: 'Последнее интервью', path: href('person-interview', { person: person.slug }) },
]
