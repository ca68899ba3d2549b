// Killed by tests: opens an embedded database, then either inserts rows endlessly and prints the acknowledged ones, or
// only keeps the folder locked.
import { openDatabase } from '#db/connect.ts'

const [dataDir = '', task = 'write'] = process.argv.slice(2)

try {
  const database = await openDatabase({ dataDir })
  process.once('SIGTERM', () => database.close())
  process.stdout.write('open\n')
  if (task === 'write') {
    await database.pool.query('create table if not exists written (id integer primary key)')
    for (let id = 1; ; id += 1) {
      await database.pool.query('insert into written values ($1)', [id])
      process.stdout.write(`${id}\n`)
    }
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
