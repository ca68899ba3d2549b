import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'

export const contactPages = definePages({
  contacts: {
    kind: 'form',
    header: null,
    query: ['sent'],
    // The shell already loads `contacts-info` for the footer.
    calls: () => [],
    tags: () => ['texts'],
    views: bothDevices(lazyModule(() => import('./view.tsx'))),
  },
})
