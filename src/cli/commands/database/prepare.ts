import type { Database } from '#db/connect.ts'
import { PRICES_SETTING } from '#db/queries/calculator/replace-priced-work.ts'
import { getSetting } from '#db/queries/menu/settings.ts'
import type { Config } from '#server/config.ts'
import { recomputePrices } from '#server/operations/recompute-prices.ts'
import { recomputeStatistics } from '#server/operations/recompute-statistics.ts'
import type { Command, CommandContext } from '../../command.ts'
import { fillDemoContent } from '../../content/fill-demo-content.ts'
import { fillPageTexts } from '../../content/fill-page-texts.ts'
import { PREPARE_TITLES } from '../../prepare-steps.ts'
import { isUntidy, publishRatings, tidyUp } from '../../publish-ratings.ts'
import { applyMigrations } from './migrate.ts'
import { beginMarket, fillMarket, hasAgencies, isUntouched } from './seed.ts'

export const prepare: Command = {
  name: 'prepare',
  help: [
    'Повторный запуск безопасен и быстр: делается только то, чего ещё нет.',
    'Размер вымышленного рынка задаёт SEED: demo, tiny, full или none (не наполнять).',
    'По умолчанию demo во встроенной базе и none на сервере PostgreSQL.',
  ],
  isBeforeStart: true,
  run: async context => {
    const { config, database, say } = context
    // Made while the schema is.
    const market = config.seed !== 'none' && (await isEmpty(database)) ? beginMarket(context, config.seed) : null
    const migrated = await applyMigrations(context)
    const size = config.seed !== 'none' && (await isUntouched(database)) ? config.seed : null
    if (size !== null) await fillMarket(context, size, market ?? beginMarket(context, size))
    const completed = await fillPageTexts(context)
    if (!(await hasAgencies(database))) {
      say('База готова и пуста: рейтинги появятся вместе с агентствами.')
      const reason = whyUnfilled(config)
      if (reason) say(reason)
      return
    }
    const published = await publishRatings(context)
    const computed = await computeStatistics(context)
    const priced = await priceOnce(context)
    const written = await fillDemoContent(context)
    if (published || priced || (await isUntidy(context))) await tidyUp(context)
    const isChanged = migrated > 0 || size !== null || completed || published || computed || priced || written
    say(isChanged ? 'База готова.' : 'База уже готова.')
  },
}

async function isEmpty({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ empty: boolean }>(`select to_regclass('agency') is null as empty`)
  return rows[0]?.empty === true
}

/** Null if the operator asked for no fiction. */
function whyUnfilled({ seed, databaseUrl }: Config): string | null {
  if (seed !== 'none')
    return `Вымышленный рынок (SEED=${seed}) не записан: в базе уже есть тексты, реклама или настройки.`
  return databaseUrl ? 'Вымышленный рынок пишется на сервер PostgreSQL, только если его попросить: SEED=demo.' : null
}

async function computeStatistics({ database, now, progress }: CommandContext): Promise<boolean> {
  let isStarted = false
  const onProgress = (charts: number, total: number) => {
    if (!isStarted) progress.start(PREPARE_TITLES.statistics)
    isStarted = true
    progress.update(charts, total)
  }
  const done = await recomputeStatistics(database.kysely, { now, onProgress })
  if (isStarted) progress.finish()
  return done.some(({ changed }) => changed > 0)
}

/** After the statistics, whose price index it uses. Later the nightly job keeps them up to date. */
async function priceOnce({ database, now, progress }: CommandContext): Promise<boolean> {
  if ((await getSetting(database.kysely, PRICES_SETTING)) !== null) return false
  progress.start(PREPARE_TITLES.prices)
  await recomputePrices(database.kysely, now)
  progress.finish()
  return true
}
