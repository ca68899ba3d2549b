import { PHRASE_KEYS, phraseParams } from '#domain/picker/phrase-query.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const pickerPages = definePages({
  picker: {
    kind: 'page',
    query: PHRASE_KEYS,
    header: 'picker',
    calls: (_, query) => [
      callRequest('picker', phraseParams(query)),
      callRequest('picker-preview', phraseParams(query)),
    ],
    tags: () => ['search'],
    views: bothDevices(lazyModule(() => import('./picker.tsx'))),
  },
})
