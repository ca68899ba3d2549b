import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { declineResponse, publishResponse } from '#server/operations/promo/decide-responses.ts'
import { TENDER } from '#tests/support/calls/tender-keys.ts'
import { openTenderSite, type TenderSite } from '#tests/support/calls/tender-site.ts'

const SAID = 'Два ответа за день, и оба по делу'

let site: TenderSite

beforeAll(async () => {
  site = await openTenderSite()
})
afterAll(() => site.close())
afterEach(() => site.clear())

const close = (key: string, changes: object = {}) =>
  site.call('tender-outcome', { key, outcome: 'recipient', ...changes })
const stored = () => site.db.selectFrom('service_response').selectAll().where('tender_id', 'is not', null).execute()
const shown = async () =>
  (await site.page('/api/responses-about-workspace')).json().responses.map(({ text }: { text: string }) => text)
const decided = async (decide: typeof declineResponse) => {
  const [response] = await stored()
  return decide(site.context.database, { id: response?.id ?? 0, about: 'tender' })
}
const publish = () => decided((database, response) => publishResponse(database, response, new Date()))

test('a sender’s response is shown with their consent and the editors’ decision, and can be taken back', async () => {
  const { key } = await site.confirmedTender()
  expect((await close(key, { response: SAID, publish: true })).json()).toEqual({ success: true })
  const [response] = await stored()
  expect(response).toMatchObject({
    ...{ about: 'tender', author: TENDER.name, signature: TENDER.company, body: SAID, status: 'new' },
  })
  const { consents } = await site.stored()
  expect(consents.at(-1)).toMatchObject({ kind: 'publication', form: 'tender-outcome' })
  expect(await shown()).not.toContain(SAID)

  expect(await publish()).toBe(true)
  expect(await shown()).toContain(SAID)
  expect((await site.page('/tender/')).body).toContain(SAID)
  expect((await site.query('tender-status', key)).response).toEqual({
    ...{ text: SAID, may_publish: true, is_published: true },
  })

  // The same text again keeps the decision; without the tick it is private.
  await close(key, { outcome: 'other', response: SAID, publish: true })
  expect(await shown()).toContain(SAID)
  await close(key, { outcome: 'other', response: SAID })
  expect(await shown()).not.toContain(SAID)
  expect((await site.page('/tender/')).body).not.toContain(SAID)
  await close(key)
  expect(await stored()).toEqual([])
})

test('changed text waits for the editors again', async () => {
  const { key } = await site.confirmedTender()
  await close(key, { response: SAID, publish: true })
  await publish()
  await close(key, { response: `${SAID}. Правда`, publish: true })
  expect(await stored()).toMatchObject([{ status: 'new', body: `${SAID}. Правда` }])
  expect(await shown()).not.toContain(SAID)
})

test('without consent nothing is published, whatever the editors decide', async () => {
  const { key } = await site.confirmedTender()
  await close(key, { response: SAID })
  expect(await publish()).toBe(false)
  await expect(
    site.db.updateTable('service_response').set({ status: 'published', published_at: new Date() }).execute(),
  ).rejects.toThrow(/check/)
  expect(await shown()).not.toContain(SAID)
  expect((await site.stored()).consents.map(({ kind }) => kind)).not.toContain('publication')
})

test('a published response can be taken down', async () => {
  const { key } = await site.confirmedTender()
  await close(key, { response: SAID, publish: true })
  await publish()
  expect(await decided(declineResponse)).toBe(true)
  expect(await shown()).not.toContain(SAID)
})

test('a sender who has not confirmed their address leaves no response', async () => {
  const key = await site.sentTender()
  const answer = await close(key, { response: SAID, publish: true })
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['response']])
  expect(await stored()).toEqual([])
  // Nothing of the refused form is stored.
  expect((await site.query('tender-status', key)).outcome).toBeNull()
})
