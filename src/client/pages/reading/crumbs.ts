import type { Interview } from '#contract/shapes/interview.ts'
import type { Link } from '#contract/shapes/link.ts'
import { href } from '#domain/paths/paths.ts'
import { crumbsOf } from '../../app/crumbs.ts'
import type { NamedPath } from '../../app/json-ld.ts'

export const categoryCrumbs = (title: string, category: string) =>
  crumbsOf('news', { title, path: href('news-category', { category }) })

interface NewsItem {
  title: string
  path: string
  category: Link | null
}

export const newsItemCrumbs = ({ title, path, category }: NewsItem) =>
  crumbsOf('news', ...(category ? [category] : []), { title, path })

export const studyCrumbs = ({ title, path }: NamedPath) => crumbsOf('research', { title, path })

export const termCrumbs = ({ title, path }: NamedPath) => crumbsOf('abc', { title, path })

export const interviewCrumbs = ({ title, path }: Pick<Interview, 'title' | 'path'>) =>
  crumbsOf('interviews', { title, path })

interface Person {
  name: string
  slug: string
  is_team?: boolean
}

/** People of agencies are found through interviews, those of the team through its list. */
export function personCrumbs({ name, slug, is_team = false }: Person): readonly NamedPath[] {
  const person = { title: name, path: href('person', { person: slug }) }
  return is_team
    ? crumbsOf('about', { title: 'Команда', path: href('about-team') }, person)
    : crumbsOf('interviews', person)
}

export const personInterviewCrumbs = (person: { name: string; slug: string }) => [
  ...personCrumbs(person),
  { title: 'Последнее интервью', path: href('person-interview', { person: person.slug }) },
]
