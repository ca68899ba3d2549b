import { expect, test } from 'vitest'
import { errorForLog, requestForLog } from './log-serializers.ts'

test('a request is logged without its query', () => {
  expect(requestForLog({ method: 'GET', url: '/search/?q=secret' })).toEqual({ method: 'GET', path: '/search/' })
})

test.each([
  ['/tender/status/0f1e2d3c/', '/tender/status/{key}/'],
  ['/tender/answer/0f1e2d3c/?sent=tender-answer', '/tender/answer/{key}/'],
  ['/media/tender/0f1e2d3c/5', '/media/tender/{key}/'],
  ['/review-add/0f1e2d3c/', '/review-add/{key}/'],
  ['/tender/', '/tender/'],
])('%s is logged without its key', (url, path) => {
  expect(requestForLog({ method: 'GET', url }).path).toBe(path)
})

test('a database error names the violated constraint, not the row', () => {
  const refused = Object.assign(new Error('new row for relation "mail" violates check constraint'), {
    code: '23514',
    table: 'mail',
    constraint: 'mail_kind_check',
    detail: 'Failing row contains (1, feedback, anna@vetrova.example)',
    where: 'COPY feedback, line 1: "anna@vetrova.example"',
  })
  expect(errorForLog(refused)).toMatchObject({ code: '23514', table: 'mail', constraint: 'mail_kind_check' })
  expect(JSON.stringify(errorForLog(refused))).not.toContain('anna')
})

test('an error is logged without the keys that its texts quote', () => {
  const address = '/tender/status/0f1e2d3c/'
  const logged = JSON.stringify(errorForLog(new Error(address, { cause: new Error(address) })))
  expect(logged).toContain('/tender/status/{key}/')
  expect(logged).not.toContain('0f1e2d3c')
})

test('the cause of an error is logged by its message', () => {
  expect(errorForLog(new Error('No', { cause: new Error('because') }))).toMatchObject({
    message: 'No',
    cause: 'because',
  })
  expect(errorForLog('anna@vetrova.example')).toEqual({ type: 'string' })
})
