import type { CaseHashtag, OneCase } from '#contract/shapes/case.ts'
import { crumbsOf } from '../../app/crumbs.ts'

export const casesCrumbs = (hashtag: Pick<CaseHashtag, 'title' | 'path'> | null) =>
  crumbsOf('cases', ...(hashtag ? [{ title: hashtag.title, path: hashtag.path }] : []))

/** Through the first hashtag, which is the service. */
export const caseCrumbs = ({ title, path, hashtags }: Pick<OneCase, 'title' | 'path' | 'hashtags'>) => [
  ...casesCrumbs(hashtags[0] ?? null),
  { title, path },
]
