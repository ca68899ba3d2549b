import type { Params } from '#contract/index.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { textView } from '../../features/article/text-view.ts'
import { callRequest } from '../../store/remote.ts'
import { interviewsRequest, journalRequest, STUDIES_ONLY, termRequest } from './query.ts'

const JOURNAL = {
  kind: 'page',
  header: 'news-list',
  query: ['year', 'next', 'sent'],
  tags: () => ['articles'],
  views: bothDevices(lazyModule(() => import('./journal/journal-list.tsx'))),
} as const

const TEXT = {
  kind: 'read',
  isForReading: true,
  views: textView(lazyModule(() => import('./journal-text.tsx'))),
} as const

const article = <N extends 'news-one' | 'research-get' | 'abc-get'>(call: N) =>
  ({
    ...TEXT,
    header: call,
    drawnOnly: [call],
    calls: (params: Params<N>) => [callRequest(call, params)],
    tags: () => ['articles'],
  }) as const

export const readingPages = definePages({
  news: { ...JOURNAL, calls: (_, query) => [callRequest('news-list', journalRequest({}, query))] },
  'news-category': {
    ...JOURNAL,
    calls: (params, query) => [callRequest('news-list', journalRequest(params, query))],
  },
  'news-item': article('news-one'),
  research: {
    ...JOURNAL,
    calls: (_, query) => [callRequest('news-list', journalRequest(STUDIES_ONLY, query))],
  },
  'research-item': article('research-get'),
  abc: {
    kind: 'page',
    header: 'abc-list',
    calls: () => [callRequest('abc-list', {})],
    tags: () => ['articles'],
    views: bothDevices(lazyModule(() => import('./abc/term-list.tsx'))),
  },
  'abc-item': {
    ...article('abc-get'),
    query: ['order'],
    calls: ({ slug }, query) => [callRequest('abc-get', termRequest(slug, query))],
  },
  interviews: {
    kind: 'page',
    header: null,
    query: ['next'],
    calls: (_, query) => [callRequest('agencies-interviews', interviewsRequest(query))],
    tags: () => ['interviews'],
    views: bothDevices(lazyModule(() => import('./interview-list.tsx'))),
  },
  interview: {
    ...TEXT,
    header: 'agencies-interview',
    drawnOnly: ['agencies-interview'],
    calls: ({ slug }) => [callRequest('agencies-interview', { slug })],
    tags: () => ['interviews'],
  },
  person: {
    kind: 'page',
    header: 'person-about',
    drawnOnly: ['person-about'],
    calls: ({ person }) => [callRequest('person-about', { person })],
    tags: ({ person }) => [`person:${person}`, 'articles'],
    views: textView(lazyModule(() => import('./person/person-page.tsx'))),
  },
  'person-interview': {
    ...TEXT,
    header: 'person-interview',
    drawnOnly: ['person-interview'],
    calls: ({ person }) => [callRequest('person-interview', { person })],
    tags: ({ person }) => [`person:${person}`, 'interviews'],
  },
})
