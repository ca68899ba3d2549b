import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { type Call, command, query } from '#contract/define.ts'
import { contract } from '#contract/index.ts'
import { openApi, operationOf } from './docs.ts'
import { FAMILIES } from './docs-families.ts'
import { docsPage, triedPage } from './docs-page.ts'

describe('the OpenAPI document', () => {
  const { openapi, paths } = openApi()

  test('lists every call of the contract under its address', () => {
    expect(openapi).toBe('3.1.0')
    const named = Object.values(paths).flatMap(path => Object.values(path).map(({ operationId }) => operationId))
    expect(named).toEqual(Object.keys(contract))
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/main-menu', '/api/agency-find']))
  })

  test('describes parameters, which of them are required, the answer and the error', () => {
    const { get } = paths['/api/agency-find'] ?? {}
    expect(get).toMatchObject({
      parameters: [
        { name: 'q', in: 'query', required: true, schema: { type: 'string', maxLength: 200 } },
        { name: 'limit', in: 'query', required: false, schema: { type: 'integer' } },
      ],
      responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } },
    })
    expect(get?.responses.default.content['application/json'].schema).toMatchObject({ required: ['error'] })
  })

  test('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(openApi()))).toMatchObject({ openapi: '3.1.0' })
  })

  test('a parameter named in the path is not repeated in the query', () => {
    const call = query({
      summary: 'Проекты',
      params: Type.Object({ id: Type.String(), page: Type.Optional(Type.Integer()) }),
      answer: Type.Null(),
      grows: null,
    })
    const id = { name: 'id', in: 'path', required: true }
    const page = { name: 'page', in: 'query', required: false }
    expect(operationOf('/v2/portfolio/projects/{id}', call)).toMatchObject({ get: { parameters: [id, page] } })
  })

  test('a command is a POST with a body', () => {
    const params = Type.Object({ name: Type.String() })
    const operation = operationOf(
      'send-feedback',
      command({ summary: 'Письмо', params, answer: Type.Null(), perMinute: 1 }),
    )
    const requestBody = { required: true, content: { 'application/json': { schema: params } } }
    expect(operation).toMatchObject({ post: { requestBody } })
    expect(operation).not.toHaveProperty('get')
  })
})

describe('the documentation page', () => {
  const examples = { '*': { agency: '"a"' }, 'about-page': { path: '/rules/' } }
  const { html } = docsPage(FAMILIES, examples)

  test('groups every call of the contract into one family', () => {
    const names = FAMILIES.flatMap(({ calls }) => Object.keys(calls))
    expect(names.toSorted()).toEqual(Object.keys(contract).toSorted())
  })

  test('shows every call with its method, address and summary', () => {
    for (const [name, { summary, kind }] of Object.entries(contract) as [string, Call][]) {
      const address = name.startsWith('/') ? name : `/api/${name}`
      const method = kind === 'command' ? 'POST' : 'GET'
      expect(html).toContain(`<span>${method}</span> ${address}</h3><p>${summary}</p>`)
    }
  })

  test('shows calls without parameters and with optional fields', () => {
    expect(html).toContain('Без параметров.')
    expect(html).toContain('<td><code>limit</code></td><td>integer</td><td></td><td>от 1; до 50</td>')
    expect(html).toContain('price_from: integer | null')
  })

  test('has a plain form for every query, filled with its example, and none for a command', () => {
    const forms = [...html.matchAll(/<form method="get" action="\/api\/docs\/try\/">.*?name="call" value="([^"]+)"/g)]
    const queries = Object.entries(contract).filter(([, { kind }]) => kind === 'query')
    expect(forms.map(([, name]) => name).toSorted()).toEqual(queries.map(([name]) => name).toSorted())
    expect(html).toContain('<input name="path" value="/rules/"')
    expect(html).toContain('<input name="agency" value="&quot;a&quot;"')
  })

  test('has no scripts and no inline styles', () => {
    expect(html).not.toMatch(/<script|<style|\sstyle=/)
  })
})

describe('a tried call', () => {
  const tried = { name: 'agency-find', params: { q: '<b>' }, address: '/api/agency-find?q=%3Cb%3E', status: 200 }
  const show = (body: string) => triedPage(contract['agency-find'], { ...tried, body }).html

  test('shows its answer, its address and what was asked, all escaped', () => {
    const html = show('{ "name": "<script>" }')
    expect(html).toContain('<h1>Ответ 200</h1>')
    expect(html).toContain('href="/api/agency-find?q=%3Cb%3E"')
    expect(html).toContain('{ &quot;name&quot;: &quot;&lt;script&gt;&quot; }')
    expect(html).toContain('<input name="q" value="&lt;b&gt;"')
  })

  test('says how much of a long answer it leaves out', () => {
    expect(show('x'.repeat(21_000)).replaceAll('\u00a0', ' ')).toContain('И ещё 1 000 знаков')
  })
})
