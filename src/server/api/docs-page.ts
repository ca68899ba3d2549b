import type { TSchema } from 'typebox'
import type { Call } from '#contract/define.ts'

/** The contract as a page for people, without scripts. */
export function docsPage(contract: Record<string, Call>): string {
  const calls = Object.entries(contract)
    .map(([name, call]) => section(name, call))
    .join('')
  return (
    '<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Вызовы сайта — Мерило</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<link rel="stylesheet" href="/api/docs/docs.css"></head><body><main><h1>Вызовы сайта</h1>' +
    '<p>Чтение — GET, действие — POST с JSON. Отказ: <code>{ error: { code, message, fields? } }</code>. ' +
    `Описание для машин: <a href="/api/docs/openapi.json">openapi.json</a>.</p>${calls}</main></body></html>`
  )
}

function section(name: string, { kind, summary, params, answer }: Call): string {
  const method = kind === 'command' ? 'POST' : 'GET'
  const address = name.startsWith('/') ? name : `/api/${name}`
  const rows = Object.entries(params.properties as Record<string, TSchema>)
    .map(([key, schema]) => `<tr><td><code>${key}</code></td><td>${typeText(schema)}</td></tr>`)
    .join('')
  return (
    `<section><h2><span>${method}</span> ${address}</h2><p>${summary}</p>` +
    (rows ? `<table><caption>Параметры</caption><tbody>${rows}</tbody></table>` : '<p>Без параметров.</p>') +
    `<details><summary>Ответ</summary><pre>${shapeText(answer)}</pre></details></section>`
  )
}

interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  const?: unknown
}

const typeText = (schema: JsonSchema): string =>
  schema.anyOf?.map(typeText).join(' | ') ??
  (schema.const === undefined ? (schema.type ?? 'any') : JSON.stringify(schema.const))

function shapeText(schema: JsonSchema, indent = ''): string {
  if (schema.properties) {
    const inner = `${indent}  `
    const lines = Object.entries(schema.properties).map(
      ([key, value]) => `${inner}${key}${schema.required?.includes(key) ? '' : '?'}: ${shapeText(value, inner)}`,
    )
    return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}'
  }
  if (schema.items) return `[${shapeText(schema.items, indent)}]`
  return schema.anyOf ? schema.anyOf.map(option => shapeText(option, indent)).join(' | ') : typeText(schema)
}

export const docsStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0}main{max-width:900px;margin:0 auto;padding:24px 16px 72px}
h2{font-size:18px;margin:32px 0 4px;overflow-wrap:anywhere}h2 span{font-size:13px;border:1px solid;border-radius:6px;padding:1px 6px}
table{border-collapse:collapse}caption{text-align:left;font-size:13px}td{padding:4px 16px 4px 0;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}
pre{overflow-x:auto;font-size:13px}section{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}`
