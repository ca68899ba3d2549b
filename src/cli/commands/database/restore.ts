import { resolve } from 'node:path'
import { readBackupFile } from '#db/backup/backup-file.ts'
import { type Restored, restoreTables } from '#db/backup/restore-tables.ts'
import { vacuumAnalyze } from '#db/embedded/maintenance.ts'
import { EXPERIMENTS_TAG, PAGES_CHANGED } from '#db/notifications.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import type { Command, CommandContext } from '../../command.ts'
import { type WrittenFiles, writeDataFiles } from '../../data-files.ts'
import { forOperator } from './backup.ts'
import { applyMigrations } from './migrate.ts'

export const restore: Command = {
  name: 'restore',
  help: [
    '--replace    заменить всё, что есть в базе; без этого база должна быть пустой',
    '--drop-mail  не отправлять письма, которые ждали отправки при копировании: с тех пор их могли отправить',
    'Сайт можно не останавливать: страницы подождут и покажут восстановленное.',
  ],
  operands: ['файл'],
  options: { replace: { type: 'boolean', default: false }, 'drop-mail': { type: 'boolean', default: false } },
  run: async context => {
    const { database, operands, progress, say } = context
    const path = resolve(operands[0] ?? '')
    await applyMigrations(context)
    progress.start('Восстановление')
    const { madeAt, rows, written } = await fillFrom(path, context).catch(forOperator)
    written.keep()
    await vacuumAnalyze(database)
    progress.finish()
    say(`Восстановлено: строк ${formatNumber(rows)}, копия от ${formatDateTime(madeAt)}.`)
    if (written.changed.length > 0) say('Секретный ключ в папке данных заменён на ключ из копии: перезапустите сайт.')
  },
}

type Filled = Restored & { written: WrittenFiles }

/** Files are written before the commit, because rows are of no use without them; a failed commit takes them back. */
async function fillFrom(path: string, { config, database, options }: CommandContext): Promise<Filled> {
  const client = await database.pool.connect()
  let written: WrittenFiles | undefined
  let broken: Error | undefined
  try {
    await client.query('begin')
    const restored = await readBackupFile(path, lines =>
      restoreTables(client, lines, {
        isReplacing: options.replace === true,
        isMailDropped: options['drop-mail'] === true,
      }),
    )
    await client.query('select pg_notify($1, $2)', [PAGES_CHANGED, `* ${EXPERIMENTS_TAG}`])
    written = writeDataFiles(config.dataDir, restored.files)
    await client.query('commit')
    return { ...restored, written }
  } catch (error) {
    written?.undo()
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}
