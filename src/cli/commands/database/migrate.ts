import { migrate } from '#db/migrate.ts'
import type { Command, CommandContext } from '../../command.ts'
import { PREPARE_TITLES } from '../../prepare-steps.ts'

export const migrateCommand: Command = {
  name: 'migrate',
  isBeforeStart: true,
  run: async context => {
    const applied = await applyMigrations(context)
    context.say(applied === 0 ? 'Схема уже новейшая.' : `Применено миграций: ${applied}.`)
  },
}

export async function applyMigrations({ database, progress }: Pick<CommandContext, 'database' | 'progress'>) {
  let isStarted = false
  const applied = await migrate(database, {
    onProgress: ({ number, of }) => {
      if (!isStarted) progress.start(PREPARE_TITLES.schema)
      isStarted = true
      progress.update(number, of)
    },
  })
  if (isStarted) progress.finish()
  return applied.length
}
