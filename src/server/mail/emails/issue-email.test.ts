import { expect, test } from 'vitest'
import { topicById } from '#domain/subscriptions/topics.ts'
import { issueEmail } from './issue-email.ts'

const SITE = { siteName: 'Мерило', siteUrl: 'https://merilo.example' }
const KEY = 'a'.repeat(32)
const UNSUBSCRIBE = `${SITE.siteUrl}/subscription/end/${KEY}/`

const topic = topicById('stats:prices')
if (!topic) throw new Error('The topic is gone')

const email = issueEmail({
  to: { id: 7, email: 'anna@vetrova.example', key: KEY },
  topic,
  issue: {
    subject: 'Статистика: цены, октябрь 2026',
    lead: 'Что сдвинулось.',
    sections: [
      {
        ...{ title: 'Сколько <b>стоит</b> сайт?', path: '/digital-stats/prices/', text: 'Цены & сроки', note: null },
        rows: [{ title: '"Медиана"', value: '1 100 000 ₽', change: '+10 %' }],
        picture: '/picture.png?a=1&b=2',
      },
    ],
  },
  site: SITE,
})

test('the text part has every figure and the link to unsubscribe', () => {
  expect(email.body).toContain('Сколько <b>стоит</b> сайт?\nЦены & сроки\n— "Медиана": 1 100 000 ₽, +10 %\n')
  expect(email.body).toContain(`${SITE.siteUrl}/digital-stats/prices/`)
  expect(email.body).toContain(UNSUBSCRIBE)
})

test('the HTML part escapes everything and loads pictures from the site only', () => {
  const { html = '' } = email
  expect(html).toContain('Сколько &lt;b&gt;стоит&lt;/b&gt; сайт?')
  expect(html).toContain('Цены &amp; сроки')
  expect(html).toContain('&quot;Медиана&quot;</th>')
  expect(html).toContain(`src="${SITE.siteUrl}/picture.png?a=1&amp;b=2"`)
  expect(html).toContain(`<a href="${UNSUBSCRIBE}"`)
  expect(html).not.toMatch(/<script|<style|<link/)
})

test('the email is bulk, announces one-click unsubscribe and is dropped when its reader leaves', () => {
  expect(email).toMatchObject({ isBulk: true, unsubscribeUrl: UNSUBSCRIBE, about: 'subscription:7' })
})
