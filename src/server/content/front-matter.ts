import { parseDocument } from 'yaml'
import { countedGenitive } from '#domain/russian/plural.ts'
import { CHARACTER, LINE } from '#domain/russian/rare-nouns.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { Problem } from './draft.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const SLUG = /^[a-z0-9+-]{1,80}$/
/** The parser compares each name of YAML with all others. */
const MAX_LINES = 300
const MAX_CHARACTERS = 10_000

/** The YAML between two lines `---` at the top of a file. */
export class FrontMatter {
  readonly problems: Problem[] = []
  /** The line at which the text begins. */
  readonly firstLine: number
  readonly #lines: readonly string[]
  readonly #values: Readonly<Record<string, unknown>>
  readonly #known = new Set<string>()

  constructor(source: string) {
    const lines = source.split('\n')
    const end = lines[0]?.trim() === '---' ? lines.findIndex((line, index) => index > 0 && line.trim() === '---') : -1
    this.#lines = lines.slice(0, Math.max(0, end))
    this.firstLine = end + 2
    this.#values =
      end === -1 ? this.#none('Нет шапки: файл начинается строкой «---».') : this.#read(lines.slice(1, end).join('\n'))
  }

  #none(text: string): Record<string, unknown> {
    this.problems.push({ line: 1, text })
    return {}
  }

  #read(text: string): Record<string, unknown> {
    if (this.#lines.length > MAX_LINES || text.length > MAX_CHARACTERS) {
      return this.#none(
        `Шапка длиннее ${countedGenitive(MAX_LINES, LINE)} или ${countedGenitive(MAX_CHARACTERS, CHARACTER)}.`,
      )
    }
    const document = parseDocument(text, { schema: 'core', logLevel: 'silent' })
    for (const { linePos } of document.errors) {
      this.problems.push({ line: (linePos?.[0].line ?? 1) + 1, text: 'Шапка файла — не YAML.' })
    }
    if (document.errors.length > 0) return {}
    try {
      const values: unknown = document.toJS({ maxAliasCount: 0 })
      if (typeof values === 'object' && values !== null && !Array.isArray(values)) return { ...values }
    } catch {
      // Aliases: a few lines of them would unfold into gigabytes.
    }
    this.problems.push({ line: 1, text: 'Шапка файла — строки «имя: значение».' })
    return {}
  }

  refuse(name: string, text: string): void {
    this.problems.push({ line: this.lineOf(name), text: `${name}: ${text}` })
  }

  lineOf(name: string): number {
    return Math.max(1, this.#lines.findIndex(each => each.startsWith(`${name}:`)) + 1)
  }

  text(name: string, maxLength: number): string {
    const value = this.optionalText(name, maxLength)
    if (value === '') this.refuse(name, 'нужна непустая строка.')
    return value
  }

  optionalText(name: string, maxLength: number): string {
    const value = this.#take(name) ?? ''
    if (typeof value !== 'string') {
      this.refuse(name, 'нужна строка.')
      return ''
    }
    if (value.length > maxLength) this.refuse(name, `не длиннее ${countedGenitive(maxLength, CHARACTER)}.`)
    return value.trim()
  }

  day(name: string): Date | null {
    const value = this.optionalText(name, 20)
    if (value === '') return null
    // The start of the day in Moscow: a text of today is not from the future.
    const date = new Date(`${value}T00:00:00+03:00`)
    if (DAY.test(value) && !Number.isNaN(date.getTime()) && moscowDay(date) === value) return date
    this.refuse(name, 'нужна дата ГГГГ-ММ-ДД.')
    return null
  }

  webAddress(name: string, maxLength: number): string {
    const value = this.optionalText(name, maxLength)
    if (value !== '' && !/^https?:$/.test(URL.parse(value)?.protocol ?? '')) this.refuse(name, 'нужен адрес https://…')
    return value
  }

  list(name: string, maxLength: number): string[] {
    const value = this.#take(name) ?? []
    if (Array.isArray(value) && value.length <= 30 && value.every(each => isShortText(each, maxLength))) return value
    this.refuse(name, 'нужен список строк.')
    return []
  }

  slugs(name: string): string[] {
    const values = this.list(name, 80)
    if (values.some(value => !SLUG.test(value))) this.refuse(name, 'слова списка — латиница, цифры и дефис.')
    return values
  }

  /** After everything is read: whatever is left is a typing mistake. */
  refuseUnknown(): void {
    for (const name of Object.keys(this.#values)) {
      if (!this.#known.has(name)) this.refuse(name, 'такого поля нет.')
    }
  }

  #take(name: string): unknown {
    this.#known.add(name)
    return Object.hasOwn(this.#values, name) ? this.#values[name] : undefined
  }
}

const isShortText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length <= maxLength
