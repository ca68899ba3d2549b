import { expect, test } from 'vitest'
import { robotsText } from './robots.ts'
import { securityText } from './security-text.ts'

const SITE = 'https://merilo.example'
const now = new Date('2026-11-16T12:30:00Z')

test('robots.txt names the sitemap of this site', () => {
  expect(robotsText(SITE)).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /v2/\nDisallow: /search/\n\nSitemap: https://merilo.example/sitemap.xml\n',
  )
  expect(robotsText('http://localhost:3541')).toContain('\nSitemap: http://localhost:3541/sitemap.xml\n')
})

test('security.txt has contacts, languages and a date in the next year', () => {
  expect(securityText({ siteUrl: SITE, emails: ['hello@merilo.example'], now })).toBe(
    [
      'Contact: mailto:hello@merilo.example',
      'Contact: https://merilo.example/contacts/',
      'Expires: 2027-05-15T00:00:00Z',
      'Preferred-Languages: ru, en',
      'Canonical: https://merilo.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('security.txt has no web contact without TLS, and does not exist without any contact', () => {
  const local = { siteUrl: 'http://localhost:3541', now }
  expect(securityText({ ...local, emails: ['hello@merilo.example'] })).not.toContain('/contacts/')
  expect(securityText({ ...local, emails: [] })).toBeNull()
})
