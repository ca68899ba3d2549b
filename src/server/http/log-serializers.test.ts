import { expect, test } from 'vitest'
import { errorForLog, requestForLog } from './log-serializers.ts'

test('a request is its path, without the words after it', () => {
  expect(requestForLog({ method: 'GET', url: '/search/?q=secret' })).toEqual({ method: 'GET', path: '/search/' })
})

test.each([
  ['/tender/status/0f1e2d3c/', '/tender/status/…/'],
  ['/tender/answer/0f1e2d3c/?sent=tender-answer', '/tender/answer/…/'],
  ['/media/tender/0f1e2d3c/5', '/media/tender/…/'],
  ['/review-add/0f1e2d3c/', '/review-add/…/'],
  ['/tender/', '/tender/'],
])('%s is told without its key', (url, path) => {
  expect(requestForLog({ method: 'GET', url }).path).toBe(path)
})

test('an error of the database tells which rule was broken, not by which row', () => {
  const refused = Object.assign(new Error('new row for relation "mail" violates check constraint'), {
    code: '23514',
    table: 'mail',
    constraint: 'no_letters',
    detail: 'Failing row contains (1, feedback, anna@vetrova.example)',
    where: 'COPY feedback, line 1: "anna@vetrova.example"',
  })
  expect(errorForLog(refused)).toMatchObject({ code: '23514', table: 'mail', constraint: 'no_letters' })
  expect(JSON.stringify(errorForLog(refused))).not.toContain('anna')
})

test('what lies beneath an error is told by its message', () => {
  expect(errorForLog(new Error('No', { cause: new Error('because') }))).toMatchObject({
    message: 'No',
    cause: 'because',
  })
  expect(errorForLog('anna@vetrova.example')).toEqual({ type: 'string' })
})
