import { resolve } from 'node:path'
import { listSources } from '#db/queries/articles/articles.ts'
import { type CheckedContent, checkContent, storeContent } from '#server/operations/content/import-content.ts'
import { type Command, type CommandContext, OperatorError, UsageError } from '../command.ts'
import { readContentFolder, writeContentFolder } from '../content/content-folder.ts'

export const content: Command = {
  name: 'content',
  help: [
    'check <папка>   проверить файлы news/*.md, research/*.md, abc/*.md, pages/*.md, team/*.md, plans/*.md и press/*.md',
    'import <папка>  проверить и загрузить: все или ни одного',
    'export <папка>  выгрузить всё, что загружено',
    '--dry-run       вместе с import: сказать, что изменится, и не менять',
    'Файл — шапка YAML и Markdown; имя файла — адрес. Числа :stat и :change берутся из статистики и больше не меняются.',
    'pages — правила, политика, согласия и справка; изменённому тексту нужен новый номер version.',
  ],
  operands: ['check|import|export', 'папка'],
  options: { 'dry-run': { type: 'boolean', default: false } },
  run: async context => {
    const [action, folder] = context.operands
    if (folder === undefined) throw new UsageError('Назовите папку: npm run ops -- content import <папка>')
    const act = ACTIONS[action ?? '']
    if (!act) throw new UsageError(`Нет действия «${action}». Справка: npm run ops -- content --help`)
    return act(context, resolve(folder))
  },
}

const ACTIONS: Record<string, (context: CommandContext, folder: string) => Promise<void>> = {
  check: async (context, folder) => {
    const { articles, unchanged } = await check(context, folder)
    context.say(`Ошибок нет. Новых и изменённых: ${articles.length}, без изменений: ${unchanged}.`)
  },
  import: async (context, folder) => {
    const checked = await check(context, folder)
    const isDry = context.options['dry-run'] === true
    for (const { kind, slug, version } of checked.articles) {
      context.say(`${kind} ${slug}: ${version === 1 ? 'новый' : `версия ${version}`}`)
    }
    if (!isDry) await storeContent(context.database, checked)
    const count = checked.articles.length
    context.say(`${isDry ? 'Было бы загружено' : 'Загружено'}: ${count}, без изменений: ${checked.unchanged}.`)
  },
  export: async ({ database, say }, folder) => {
    const articles = await listSources(database.kysely)
    writeContentFolder(folder, articles)
    say(`Выгружено: ${articles.length}.`)
  },
}

async function check({ database, now, say }: CommandContext, folder: string): Promise<CheckedContent> {
  const checked = await checkContent(readContentFolder(folder), database, { now })
  for (const { file, line, text } of checked.problems) say(`${file}:${line}: ${text}`)
  if (checked.problems.length > 0) throw new OperatorError(`Ошибок: ${checked.problems.length}. Ничего не изменено.`)
  return checked
}
