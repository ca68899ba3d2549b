import type { Command } from '../command.ts'
import { completePageTexts } from '../complete-page-texts.ts'
import { isUntidy, publishRatings, tidyUp } from '../publish-ratings.ts'
import { applyMigrations } from './migrate.ts'
import { fillMarket, isEmpty } from './seed.ts'

export const prepare: Command = {
  name: 'prepare',
  summary: 'всё, что нужно перед запуском: схема, данные, рейтинги',
  help: [
    'Повторный запуск безопасен и быстр: делается только то, чего ещё нет.',
    'Размер вымышленного рынка задаёт SEED: demo, tiny, full или none (не наполнять).',
  ],
  isBeforeStart: true,
  run: async context => {
    const { config, database, say } = context
    const migrated = await applyMigrations(context)
    const mustFill = config.seed !== 'none' && (await isEmpty(database))
    if (mustFill && config.seed !== 'none') await fillMarket(context, config.seed)
    const completed = await completePageTexts(context)
    if (await isEmpty(database)) {
      say('База готова и пуста: рейтинги появятся вместе с агентствами.')
      return
    }
    const published = await publishRatings(context)
    if (published || (await isUntidy(context))) await tidyUp(context)
    say(migrated > 0 || mustFill || completed || published ? 'База готова.' : 'База уже готова.')
  },
}
