import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['a mark after a plus, anywhere', 'anna@company.example', ['anna+1@company.example', 'ANNA+a+b@Company.Example']],
  ['dots of Gmail', 'annavetrova@gmail.com', ['anna.vetrova@gmail.com', 'a.n.n.a.vetrova+x@googlemail.com']],
  ['domains and hyphens of Yandex', 'anna.v@yandex.ru', ['anna-v@ya.ru', 'anna.v@yandex.by', 'anna-v+1@yandex.com']],
  ['domains of iCloud', 'anna@icloud.com', ['anna@me.com', 'anna@mac.com']],
  ['dots, hyphens and domains of Proton', 'annav@proton.me', ['anna.v@pm.me', 'a-n_n.a.v@protonmail.com']],
  ['marks of Yahoo', 'anna@yahoo.com', ['anna-shop@yahoo.com', 'anna-shop@ymail.com']],
  ['spellings of a domain', 'anna@xn--80a1acny.xn--p1ai', ['anna@почта.рф', 'anna@ПОЧТА.рф', 'anna@почта.xn--p1ai']],
])('%s lead to one mailbox', (_, mailbox, addresses) => {
  for (const address of [mailbox, ...addresses]) expect([address, mailboxOf(address)]).toEqual([address, mailbox])
})

test.each([
  ['anna.v@company.example', 'annav@company.example'],
  ['anna-v@mail.ru', 'anna.v@mail.ru'],
  ['anna@mail.ru', 'anna@bk.ru'],
  ['anna@company.example', 'anna@mail.company.example'],
  ['+1@company.example', '+2@company.example'],
])('%s and %s are two', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other))
})
