import { join } from 'node:path'
import { listJsErrors } from '#db/queries/log/js-errors.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { browserLines } from '#server/operations/source-lines.ts'
import { MAX_LISTED } from '../action-command.ts'
import type { Command, CommandContext } from '../command.ts'

/** Written by the build: scripts/keep-maps.ts. */
const MAPS = join(import.meta.dirname, '../../../dist/maps')

export const errors = errorsWithMaps(MAPS)

export function errorsWithMaps(mapsDir: string): Command {
  return {
    name: 'errors',
    help: ['Ошибки за последние 30 дней, которые прислали браузеры: на каждой странице сначала самые частые.'],
    run: context => list(context, mapsDir),
  }
}

async function list({ database, say }: CommandContext, mapsDir: string): Promise<void> {
  const found = await listJsErrors(database.kysely, MAX_LISTED)
  if (found.length === 0) return say('Браузеры не присылали ошибок.')
  const { trueLines, missing } = browserLines(mapsDir)
  for (const [page, ofPage] of Map.groupBy(found, ({ page: name }) => name)) {
    say(`Страница ${page}`)
    for (const { hits, first_at, last_at, page_path, body } of ofPage) {
      say(`  ${formatNumber(hits)} ×  ${formatDateTime(first_at)} – ${formatDateTime(last_at)}  ${page_path}`)
      for (const line of trueLines(body).split('\n')) if (line.trim()) say(`    ${line.trim()}`)
    }
  }
  if (found.length === MAX_LISTED) say(`Показаны первые ${MAX_LISTED}.`)
  for (const file of missing()) say(`Карты файла ${file} нет: его строки указаны как в сборке.`)
}
