import type { CaseHashtag, OneCase } from '#contract/shapes/case.ts'
import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../app/json-ld.ts'

export const casesCrumbs = (hashtag: Pick<CaseHashtag, 'title' | 'path'> | null): NamedPath[] => [
  { title: 'Главная', path: href('main') },
  { title: 'Кейсы', path: href('cases') },
  ...(hashtag ? [{ title: hashtag.title, path: hashtag.path }] : []),
]

/** Through the first hashtag, which is the service. */
export const caseCrumbs = ({ title, path, hashtags }: Pick<OneCase, 'title' | 'path' | 'hashtags'>): NamedPath[] => [
  ...casesCrumbs(hashtags[0] ?? null),
  { title, path },
]
