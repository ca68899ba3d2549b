import type { TSchema } from 'typebox'
import type { Call } from '#contract/define.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import { CHARACTER } from '#domain/russian/rare-nouns.ts'
import { escapeHtml } from '#domain/web/escape-html.ts'
import type { Examples } from './docs-examples.ts'
import type { Family } from './docs-families.ts'
import { limitText, shapeText, typeText } from './docs-shape.ts'

export interface DocsPage {
  title: string
  html: string
}

/** The answer to a tried call. */
export interface Tried {
  name: string
  params: Readonly<Record<string, string>>
  address: string
  status: number
  body: string
}

const MAX_SHOWN = 20_000
/** The disclosure mark of the site (src/client/ui/icon.tsx). */
const CHEVRON = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg>'

/** The contract as a page for people, without scripts. */
export function docsPage(families: readonly Family[], examples: Examples): DocsPage {
  const contents = families
    .map(({ id, title, calls }) => `<li><a href="#${id}">${title}</a> <b>${Object.keys(calls).length}</b></li>`)
    .join('')
  const sections = families
    .map(({ id, title, calls }) => {
      const list = Object.entries(calls)
        .map(([name, call]) => section(name, call, examplesFor(examples, name, call)))
        .join('')
      return `<section id="${id}"><h2>${title}</h2>${list}</section>`
    })
    .join('')
  const total = families.reduce((sum, { calls }) => sum + Object.keys(calls).length, 0)
  return inDocs(
    'Вызовы сайта',
    '<header><nav class="crumbs" aria-label="Путь"><a href="/">Главная</a></nav><h1>Вызовы сайта</h1>' +
      `<p class="lead">Всё, что показывает сайт, можно спросить самому: <b>${formatNumber(total)}</b> вызовов. ` +
      'Чтение — GET, действие — POST с JSON. Отказ: <code>{ error: { code, message, fields? } }</code>. ' +
      'Описание для машин: <a href="/api/docs/openapi.json">openapi.json</a>.</p></header>' +
      `<nav class="contents" aria-label="Семейства вызовов"><ul>${contents}</ul></nav><div class="families">${sections}</div>`,
  )
}

/** One call with the answer to what was asked. */
export function triedPage(call: Call, tried: Tried): DocsPage {
  const { name, params, address, status, body } = tried
  const rest = body.length - MAX_SHOWN
  return inDocs(
    `Вызов ${addressOf(name)}`,
    '<header><nav class="crumbs" aria-label="Путь"><a href="/">Главная</a> / <a href="/api/docs/">Вызовы сайта</a></nav>' +
      `<h1>Ответ ${status}</h1><p class="lead"><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p></header>` +
      `<div class="families"><pre tabindex="0">${escapeHtml(body.slice(0, MAX_SHOWN))}</pre>` +
      (rest > 0 ? `<p>И ещё ${counted(rest, CHARACTER)}: откройте адрес ответа.</p>` : '') +
      `${section(name, call, params)}</div>`,
  )
}

const addressOf = (name: string): string => (name.startsWith('/') ? name : `/api/${name}`)

/** The common examples fill required parameters only; a call's own fill any. */
function examplesFor(examples: Examples, name: string, { params }: Call): Record<string, string> {
  const common = Object.entries(examples['*'] ?? {}).filter(([key]) => params.required?.includes(key))
  return { ...Object.fromEntries(common), ...examples[name] }
}

const inDocs = (title: string, body: string): DocsPage => ({ title, html: `<div class="docs">${body}</div>` })

function section(name: string, call: Call, values: Readonly<Record<string, string>>): string {
  const { kind, summary, params, answer, perMinute } = call
  const method = kind === 'command' ? 'POST' : 'GET'
  const properties = Object.entries(params.properties as Record<string, TSchema>)
  const isRequired = (key: string) => params.required?.includes(key) ?? false
  const rows = properties
    .map(
      ([key, schema]) =>
        `<tr><td><code>${key}</code></td><td>${escapeHtml(typeText(schema))}</td>` +
        `<td>${isRequired(key) ? 'обязателен' : ''}</td><td>${escapeHtml(limitText(schema))}</td></tr>`,
    )
    .join('')
  return (
    `<article id="${name.replaceAll(/\W+/g, '-')}"><h3><span>${method}</span> ${addressOf(name)}</h3><p>${summary}</p>` +
    (perMinute === undefined ? '' : `<p class="limit">Не чаще ${perMinute} в минуту с одного адреса.</p>`) +
    (rows
      ? `<div class="scroll" tabindex="0" role="region" aria-label="Параметры ${name}"><table><caption>Параметры</caption><tbody>${rows}</tbody></table></div>`
      : '<p class="limit">Без параметров.</p>') +
    (kind === 'query' ? form(name, properties, isRequired, values) : '') +
    `<details><summary>Из чего состоит ответ${CHEVRON}</summary><pre tabindex="0">${escapeHtml(shapeText(answer))}</pre></details></article>`
  )
}

function form(
  name: string,
  properties: readonly [string, TSchema][],
  isRequired: (key: string) => boolean,
  values: Readonly<Record<string, string>>,
): string {
  const fields = properties
    .map(([key]) => {
      const value = values[key] ?? ''
      return (
        `<label><code>${key}</code><input name="${key}" value="${escapeHtml(value)}" autocomplete="off"` +
        `${isRequired(key) ? ' required' : ''}></label>`
      )
    })
    .join('')
  return (
    '<form method="get" action="/api/docs/try/">' +
    `<input type="hidden" name="call" value="${name}">${fields}<button>Спросить</button></form>`
  )
}
