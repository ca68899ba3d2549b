import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TextKind } from '#domain/content/article.ts'
import type { ContentFile } from '#server/operations/content/import-content.ts'
import { OperatorError } from '../command.ts'

/** A folder of texts has a folder for each kind. */
const FOLDERS: Record<TextKind, string> = {
  person: 'team',
  news: 'news',
  research: 'research',
  term: 'abc',
  page: 'pages',
  plan: 'plans',
  mention: 'press',
}
const KINDS = Object.entries(FOLDERS) as [TextKind, string][]

const FILE = /^([a-z0-9][a-z0-9-]{0,79})\.md$/
const MAX_BYTES = 1_000_000

/** The Markdown files of a folder, in the order of their names. */
export function readContentFolder(folder: string): ContentFile[] {
  const files = KINDS.flatMap(([kind, name]) =>
    namesIn(join(folder, name)).map(file => ({ kind, ...readFile(folder, name, file) })),
  )
  if (files.length === 0) {
    throw new OperatorError(
      `В папке ${folder} нет текстов: нужны файлы ${KINDS.map(([, name]) => `${name}/*.md`).join(', ')}.`,
    )
  }
  return files
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter(name => name.endsWith('.md'))
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function readFile(folder: string, kindFolder: string, file: string): Omit<ContentFile, 'kind'> {
  const name = `${kindFolder}/${file}`
  const slug = FILE.exec(file)?.[1]
  if (slug === undefined) throw new OperatorError(`${name}: имя файла — латиница, цифры и дефис.`)
  const path = join(folder, name)
  if (statSync(path).size > MAX_BYTES) throw new OperatorError(`${name}: файл больше мегабайта.`)
  return { name, slug, text: readFileSync(path, 'utf8').replaceAll('\r\n', '\n') }
}

export function writeContentFolder(
  folder: string,
  articles: readonly { kind: string; slug: string; source: string }[],
): void {
  for (const [kind, name] of KINDS) {
    const ofKind = articles.filter(article => article.kind === kind)
    if (ofKind.length > 0) mkdirSync(join(folder, name), { recursive: true })
    for (const { slug, source } of ofKind) writeFileSync(join(folder, name, `${slug}.md`), source)
  }
}
