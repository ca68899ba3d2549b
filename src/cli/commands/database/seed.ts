import type { Database } from '#db/connect.ts'
import { hasArticles } from '#db/queries/articles/articles.ts'
import { MARKET_SIZES, type MarketSize } from '#seed/market/scale.ts'
import type { MarketBatch } from '#seed/market-batches.ts'
import { makeMarketApart } from '#seed/market-thread.ts'
import { writeMarket } from '#seed/write.ts'
import { type Command, type CommandContext, OperatorError, UsageError } from '../../command.ts'
import { fillPageTexts, hasEditedPages } from '../../content/fill-page-texts.ts'
import { PREPARE_TITLES } from '../../prepare-steps.ts'
import { publishRatings, tidyUp } from '../../publish-ratings.ts'
import { applyMigrations } from './migrate.ts'

/** Any number will do; another one gives another market. */
const SEED_NUMBER = 3541

export const seed: Command = {
  name: 'seed',
  help: [
    `--size ${MARKET_SIZES.join('|')}  размер рынка (по умолчанию demo)`,
    '--seed <число>         другой вымышленный рынок того же размера',
    'Непустую базу команда не трогает: удалите папку данных или создайте новую базу.',
  ],
  options: { size: { type: 'string', default: 'demo' }, seed: { type: 'string', default: String(SEED_NUMBER) } },
  isBeforeStart: true,
  run: async context => {
    const size = MARKET_SIZES.find(known => known === context.options.size)
    if (!size) throw new UsageError(`Размер рынка бывает таким: ${MARKET_SIZES.join(', ')}.`)
    const number = Number(context.options.seed)
    if (!Number.isSafeInteger(number)) throw new UsageError('Параметр --seed — целое число.')
    await applyMigrations(context)
    if (!(await isUntouched(context.database)))
      throw new OperatorError('В базе уже есть агентства, тексты, реклама или настройки: наполнять её нельзя.')
    await fillMarket(context, size, beginMarket(context, size, number))
    await fillPageTexts(context)
    await publishRatings(context)
    await tidyUp(context)
  },
}

export async function hasAgencies({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>('select exists (select from agency) as found')
  return rows[0]?.found === true
}

const OWNED_TABLES = [
  'agency',
  'person',
  'sponsor',
  'ad_placement',
  'ad_price',
  'site_setting',
  'page_head',
  'redirect',
]

/** Nothing in it was written by people, so fiction cannot mix with their work. */
export async function isUntouched(database: Database): Promise<boolean> {
  const found = OWNED_TABLES.map(table => `exists (select from ${table})`).join(' or ')
  const { rows } = await database.pool.query<{ found: boolean }>(`select ${found} as found`)
  return rows[0]?.found === false && !(await hasArticles(database.kysely)) && !(await hasEditedPages(database))
}

export function beginMarket({ now }: Pick<CommandContext, 'now'>, size: MarketSize, number = SEED_NUMBER) {
  return makeMarketApart({ size, seed: number, now })
}

export async function fillMarket(
  { database, progress }: Pick<CommandContext, 'database' | 'progress'>,
  size: MarketSize,
  batches: AsyncIterable<MarketBatch>,
): Promise<void> {
  progress.start(`${PREPARE_TITLES.market} (${size})`)
  await writeMarket(database.pool, batches, ({ done, total }) => progress.update(done, total))
  progress.finish()
}
