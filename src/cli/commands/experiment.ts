import { EXPERIMENTS_TAG, PAGES_CHANGED } from '#db/notifications.ts'
import {
  getExperiment,
  getRunningExperiment,
  insertExperiment,
  listExperimentCounts,
  listExperiments,
  updateStoppedExperiment,
} from '#db/queries/analytics/experiments.ts'
import { EXPERIMENTS, isExperiment } from '#domain/analytics/experiments.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { MAX_LISTED } from '../action-command.ts'
import { type Command, type CommandContext, OperatorError, UsageError } from '../command.ts'
import { resultLines } from '../experiment-table.ts'

const ACTIONS = { start, stop, show, list }

/** Half of the visitors get the option, so that both groups are as large as can be. */
const DEFAULT_SHARE = '50'

export const experiment: Command = {
  name: 'experiment',
  help: [
    'start <имя> [--share 50]  начать: вариант увидят столько процентов посетителей, согласившихся на аналитику',
    'stop                      закончить: все видят обычную страницу',
    'show [номер]              итоги по целям: последний или этот',
    'list                      какие бывают и какие шли',
    ...Object.entries(EXPERIMENTS).map(([name, { title }]) => `${name}: ${title}`),
  ],
  operands: ['start|stop|show|list', 'имя или номер?'],
  options: { share: { type: 'string', default: DEFAULT_SHARE } },
  run: async context => {
    const [action = ''] = context.operands
    const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action as keyof typeof ACTIONS] : undefined
    if (!run) throw new UsageError(`Нет действия «${action}». Справка: npm run ops -- experiment --help`)
    return run(context)
  },
}

async function start({ database, operands, options, now, say }: CommandContext): Promise<void> {
  const [, name = ''] = operands
  const share = Number(options.share ?? DEFAULT_SHARE)
  const names = Object.keys(EXPERIMENTS).join(', ')
  if (!isExperiment(name)) throw new UsageError(`Нет эксперимента ${inGuillemets(name)}. Есть: ${names}.`)
  if (!Number.isInteger(share) || share < 1 || share > 99)
    throw new UsageError('--share: нужно целое число от 1 до 99.')
  const id = await insertExperiment(database.kysely, { name, share, started_at: now })
  if (id === null) throw new OperatorError('Уже идёт другой эксперимент: сначала npm run ops -- experiment stop')
  await database.notify(PAGES_CHANGED, EXPERIMENTS_TAG)
  say(
    `Эксперимент № ${id} ${inGuillemets(name)} начат: вариант увидят ${share} % посетителей, согласившихся на аналитику.`,
  )
}

async function stop({ database, now, say }: CommandContext): Promise<void> {
  const stopped = await updateStoppedExperiment(database.kysely, now)
  if (!stopped) throw new OperatorError('Ни один эксперимент не идёт.')
  await database.notify(PAGES_CHANGED, EXPERIMENTS_TAG)
  say(
    `Эксперимент № ${stopped.id} ${inGuillemets(stopped.name)} закончен. Итоги: npm run ops -- experiment show ${stopped.id}`,
  )
}

async function show({ database, operands, say }: CommandContext): Promise<void> {
  const [, number] = operands
  if (number !== undefined && !/^[1-9]\d{0,8}$/.test(number)) throw new UsageError(`«${number}» не номер эксперимента.`)
  const run = number === undefined ? await latest(database) : await getExperiment(database.kysely, Number(number))
  if (!run)
    throw new OperatorError(number === undefined ? 'Экспериментов ещё не было.' : `Нет эксперимента № ${number}.`)
  say(lineOf(run))
  if (isExperiment(run.name)) say(EXPERIMENTS[run.name].title)
  for (const line of resultLines(await listExperimentCounts(database.kysely, run.id))) say(line)
}

async function list({ database, say }: CommandContext): Promise<void> {
  for (const [name, { title }] of Object.entries(EXPERIMENTS)) say(`${name}: ${title}`)
  const runs = await listExperiments(database.kysely, MAX_LISTED)
  if (runs.length === 0) say('Ни один ещё не начинали.')
  for (const run of runs) say(lineOf(run))
}

type Run = NonNullable<Awaited<ReturnType<typeof getRunningExperiment>>>

async function latest({ kysely }: CommandContext['database']): Promise<Run | undefined> {
  const [last] = await listExperiments(kysely, 1)
  return (await getRunningExperiment(kysely)) ?? last
}

function lineOf({ id, name, share, started_at, stopped_at }: Run): string {
  const end = stopped_at === null ? 'идёт' : `закончен ${formatDateTime(stopped_at)}`
  return `№ ${id}  ${name}, вариант у ${share} %, начат ${formatDateTime(started_at)}, ${end}`
}
