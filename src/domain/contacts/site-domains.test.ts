import { describe, expect, test } from 'vitest'
import { domainOfMail, domainOfSite, isMailOfSite, isPublicMail, siteAddress } from './site-domains.ts'

describe('siteAddress', () => {
  test.each([
    ['volga-okna.example', 'https://volga-okna.example/'],
    ['HTTP://Volga-Okna.example/Cases?x=1', 'http://volga-okna.example/Cases?x=1'],
    ['окна.рф/магазин', 'https://xn--80atjc.xn--p1ai/%D0%BC%D0%B0%D0%B3%D0%B0%D0%B7%D0%B8%D0%BD'],
    ['javascript:alert(1)', null],
    ['ftp://volga-okna.example', null],
    ['https://anna:secret@volga-okna.example', null],
    ['127.0.0.1', null],
    ['localhost', null],
    ['http://[::1]/', null],
    ['два слова', null],
    ['', null],
  ])('%j is normalised to %j', (typed, address) => {
    expect(siteAddress(typed)).toBe(address)
  })
})

test.each([
  ['https://volga-okna.example/cases', 'volga-okna.example'],
  ['www.volga-okna.example', 'volga-okna.example'],
  ['shop.spring.volga-okna.example:8080', 'volga-okna.example'],
  ['okna.spb.ru', 'okna.spb.ru'],
  ['www.okna.spb.ru', 'okna.spb.ru'],
  ['okna.co.uk', 'okna.co.uk'],
])('the registrable domain of %s is %s', (site, domain) => {
  expect(domainOfSite(site)).toBe(domain)
})

describe('a mailbox on the site’s domain', () => {
  test.each([
    ['anna@volga-okna.example', 'https://www.volga-okna.example/', true],
    ['anna@mail.volga-okna.example', 'volga-okna.example', true],
    ['anna@volga-okna.example', 'shop.volga-okna.example', true],
    ['ANNA@Volga-Okna.EXAMPLE', 'volga-okna.example', true],
    ['anna@окна.рф', 'https://xn--80atjc.xn--p1ai/', true],
    ['anna@okna.example', 'volga-okna.example', false],
    ['anna@evil-volga-okna.example', 'volga-okna.example', false],
    ['anna@volga-okna.example.evil.example', 'volga-okna.example', false],
    ['one@okna.spb.ru', 'dveri.spb.ru', false],
    // Anyone can open a mailbox there, so it does not even prove the provider's own site.
    ['anna@mail.ru', 'https://mail.ru/shop', false],
    ['not-a-mail', 'volga-okna.example', false],
  ])('%s for %s: %s', (mail, site, answer) => {
    expect(isMailOfSite(mail, site)).toBe(answer)
  })

  test('free mail providers are recognised in any letter case', () => {
    expect(isPublicMail('Anna@GMAIL.com')).toBe(true)
    expect(isPublicMail('anna@volga-okna.example')).toBe(false)
    expect(domainOfMail('anna')).toBeNull()
  })
})
