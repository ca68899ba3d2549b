import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { makeStore } from '../../../store/make-store.ts'
import { siteSlice } from '../../../store/shell/site-slice.ts'
import { ShareChart } from './share-chart.tsx'

const YEARS = [
  { title: '2019', share: 0.31, projects: 40, place: 1 },
  { title: '2020', share: 0.28, projects: 52, place: 2 },
]

test.each(['desktop', 'mobile'] as const)(
  'the chart of shares is within reach of the keyboard and has its table (%s)',
  device => {
    const store = makeStore(
      { site: { ...siteSlice.initialState, device } },
      { api: () => Promise.reject(new Error('Nothing is asked here')) },
    )
    const box = document.body.appendChild(document.createElement('div'))
    flushSync(() =>
      createRoot(box).render(
        <Provider store={store}>
          <ShareChart label="Доля" years={YEARS} />
        </Provider>,
      ),
    )
    const points = Array.from(box.querySelectorAll<SVGGElement>('figure svg [role="img"]'))
    expect(points).toHaveLength(YEARS.length)
    // happy-dom focuses anything.
    expect(points.map(point => point.getAttribute('tabindex'))).toEqual(['0', '0'])
    expect(points[0]?.getAttribute('aria-label')).toMatch(/^2019: .+ сайтов, .+, \d+-е место$/)

    const summary = box.querySelector('summary')
    expect(summary?.textContent).toBe('Те же данные таблицей')
    summary?.click()
    expect(box.querySelector('details')?.open).toBe(true)
    expect(box.querySelectorAll('figure tbody tr')).toHaveLength(YEARS.length)
  },
)
