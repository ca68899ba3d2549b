import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { BackupError, writeBackupFile } from '#db/backup/backup-file.ts'
import { type Counted, readTables } from '#db/backup/read-tables.ts'
import { withSnapshot } from '#db/backup/snapshot.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { type Command, OperatorError } from '../../command.ts'
import { readDataFiles } from '../../data-files.ts'

export const backup: Command = {
  name: 'backup',
  help: [
    'Копия одна для обеих баз: сделанная на встроенной восстанавливается на сервере PostgreSQL, и наоборот.',
    'В ней личные данные и секретный ключ: файл доступен только владельцу, храните его так же.',
    'Открытый сайт на встроенной базе пишет файл сам: папка должна быть доступна ему на запись.',
    'Вернуть: npm run ops -- restore <файл>',
  ],
  operands: ['файл'],
  run: async ({ config, database, operands, now, progress, say }) => {
    const path = resolve(operands[0] ?? '')
    const counted: Counted = { tables: 0, rows: 0 }
    const files = readDataFiles(config.dataDir)
    progress.start('Резервная копия')
    await withSnapshot(database, config.dataDir, client =>
      writeBackupFile(path, readTables(client, { now, files, counted })),
    ).catch(forOperator)
    progress.finish()
    const megabytes = formatNumber(Math.max(statSync(path).size / 1e6, 0.1), 1)
    say(`${path}: таблиц ${counted.tables}, строк ${formatNumber(counted.rows)}, ${megabytes} МБ.`)
    say(
      files.size > 0
        ? 'Внутри и секретный ключ из папки данных.'
        : 'SECRET_KEY в копию не входит: храните его отдельно.',
    )
  },
}

export function forOperator(error: unknown): never {
  throw error instanceof BackupError ? new OperatorError(error.message, { cause: error }) : error
}
