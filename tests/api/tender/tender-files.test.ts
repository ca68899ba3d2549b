import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PDF, TENDER } from '#tests/support/calls/tender-keys.ts'
import { NOTHING, openTenderSite, type TenderSite } from '#tests/support/calls/tender-site.ts'

let site: TenderSite

beforeAll(async () => {
  site = await openTenderSite()
})
afterAll(() => site.close())
afterEach(() => site.clear())

describe('files', () => {
  const file = (name: string, bytes: Buffer | string) => ({ name, content: Buffer.from(bytes).toString('base64') })
  const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])

  test('are identified by content and renamed accordingly', async () => {
    await site.send({
      files: [file('../../etc/passwd', 'текст'), file('C:\\дизайн.exe', PNG), file('смета.docx', 'PK\u0003\u0004')],
    })
    const { files } = await site.stored()
    expect(files.map(({ name, mime }) => [name, mime])).toEqual([
      ['passwd.txt', 'text/plain; charset=utf-8'],
      ['дизайн.exe.png', 'image/png'],
      ['смета.docx', 'application/zip'],
    ])
  })

  test.each([
    ['an executable', [file('бриф.pdf', Buffer.from([0x4d, 0x5a, 0x90, 0]))], 'Файл 1 не подходит'],
    ['an empty file', [PDF, file('пусто.txt', '')], 'Файл 2 не подходит'],
    ['invalid base64', [{ name: 'бриф.pdf', content: '!!!' }], 'Файл 1 не подходит'],
    ['a sixth file', Array.from({ length: 6 }, () => PDF), 'Не больше 5\u00a0файлов'],
    [
      'a total above one megabyte',
      [file('а.txt', 'а'.repeat(520_000)), file('б.txt', 'б'.repeat(10_000))],
      'больше 1\u00a0МБ',
    ],
  ])('%s is rejected', async (_, files, reason) => {
    const answer = await site.send({ files })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error.fields.files).toContain(reason)
    expect(await site.stored()).toEqual(NOTHING)
  })

  test('one megabyte is accepted, larger bodies are not', async () => {
    expect((await site.send({ files: [file('а.txt', Buffer.alloc(1024 * 1024, 'a'))] })).statusCode).toBe(200)
    expect((await site.send({ files: [file('а.txt', Buffer.alloc(1.2 * 1024 * 1024, 'a'))] })).statusCode).toBe(413)
    const large = await site.call('agency-page-send-feedback', { message: 'а'.repeat(100_000) })
    expect(large.statusCode).toBe(413)
  })

  test('are refused while all senders together sent too much in a day; the tender itself is not', async () => {
    await site.sentTender({ files: [PDF] })
    const { files } = await site.stored()
    const hundredMegabytes = sql`convert_to(repeat('a', 104857600), 'UTF8')`
    await sql`update tender_file set bytes = ${hundredMegabytes} where id = ${files[0]?.id}`.execute(site.db)
    const refused = await site.send({ files: [PDF] })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error.fields.files).toContain('Отправьте заявку без них')
    expect((await site.send()).statusCode).toBe(200)
    await sql`update tender set created_at = now() - interval '25 hours'`.execute(site.db)
    expect((await site.send({ files: [PDF] })).statusCode).toBe(200)
  })

  test('are refused where a network used up its share of the day; others are not', async () => {
    await site.sentTender({ files: [PDF] })
    await sql`update form_count set hits = 10485760 where sender like 'files:%'`.execute(site.db)
    expect((await site.send({ files: [PDF] })).statusCode).toBe(422)
    const { agencies } = site
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/tenderline-form',
      payload: { ...TENDER, agencies: agencies.map(({ id }) => id).join(), files: [PDF] },
      remoteAddress: '198.51.100.1',
    })
    expect(answer.statusCode).toBe(200)
    await sql`delete from form_count`.execute(site.db)
  })

  test('are downloaded only with a key of the tender, as uncached attachments', async () => {
    const { key, keys } = await site.confirmedTender({ files: [PDF] })
    for (const holderKey of [key, ...keys.values()]) {
      const name = holderKey === key ? 'tender-status' : 'tender-request'
      const [{ path, size }] = (await site.query(name, holderKey)).files
      const answer = await site.app.inject({ url: path })
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.length).toBe(size)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="____.pdf"; filename*=UTF-8''${encodeURIComponent('бриф.pdf')}`,
      )
      expect((await site.app.inject({ url: path.replace(holderKey, '0'.repeat(32)) })).statusCode).toBe(404)
    }
    const other = await site.sentTender({ files: [PDF] })
    const [{ path }] = (await site.query('tender-status', other)).files
    expect((await site.app.inject({ url: path.replace(other, key) })).statusCode).toBe(404)
  })
})

describe('the form without JavaScript', () => {
  const BOUNDARY = 'form-boundary'
  const part = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const filePart = (name: string, type: string, body: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`
  const post = (changes: Record<string, unknown>, files = filePart('', 'application/octet-stream', '')) => {
    const fields = {
      call: 'tenderline-form',
      agencies: String(site.agencies[0]?.id),
      ...TENDER,
      website: '',
      ...changes,
    }
    const typed = Object.entries(fields).map(([name, value]) => part(name, String(value)))
    return site.app.inject({
      method: 'POST',
      url: `/tender/?agencies=${site.agencies[0]?.id}`,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: `${typed.join('')}${files}--${BOUNDARY}--\r\n`,
    })
  }

  test('is accepted with its files', async () => {
    const answer = await post({}, filePart('бриф.txt', 'text/html', 'Что нужно'))
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/tender/?agencies=${site.agencies[0]?.id}&sent=tenderline-form#tenderline-form`,
    ])
    const { files, tenders } = await site.stored()
    expect(tenders).toHaveLength(1)
    expect(files).toMatchObject([{ name: 'бриф.txt', mime: 'text/plain; charset=utf-8' }])
    expect((await site.page('/tender/?sent=tenderline-form')).body).toContain('Проверьте почту')
  })

  test('comes back with the typed values but without the files', async () => {
    const answer = await post({ email: 'anna@' }, filePart('бриф.txt', 'text/plain', 'Тайное содержание'))
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('value="Анна Ветрова"')
    expect(answer.body).toContain('Проверьте адрес почты')
    expect(answer.body).not.toContain(Buffer.from('Тайное содержание').toString('base64'))
    expect(await site.stored()).toEqual(NOTHING)
  })

  test('is a 404 when malformed, and gets an explanation when too large', async () => {
    const broken = await site.app.inject({
      method: 'POST',
      url: '/tender/',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: 'no parts at all',
    })
    expect(broken.statusCode).toBe(404)
    const large = await post({}, filePart('а.txt', 'text/plain', 'a'.repeat(1.1 * 1024 * 1024)))
    expect([large.statusCode, large.body]).toEqual([413, expect.stringContaining('файлы поменьше')])
    const elsewhere = await site.app.inject({
      method: 'POST',
      url: '/contacts/',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: part('name', 'а'.repeat(60_000)),
    })
    expect(elsewhere.statusCode).toBe(413)
  })
})
