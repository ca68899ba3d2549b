import { listAllAwardYears, listAwardYears, listEntries, listNominations } from '#db/queries/promo/awards.ts'
import { absenceText, textsOfMeasure } from '#domain/promo/figure-text.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { AwardYearError, checkPublishable, computeAward, publishAward } from '#server/operations/promo/award-year.ts'
import { castVote, VoteError } from '#server/operations/promo/cast-vote.ts'
import { actionCommand } from '../../action-command.ts'
import { type CommandContext, OperatorError, type Options, UsageError } from '../../command.ts'
import { refuseYearOutOfOrder } from '../../year-order.ts'

export const awards = actionCommand({
  name: 'awards',
  actions: [
    { name: 'list', help: 'годы: посчитан ли, опубликован ли', run: list },
    {
      name: 'vote',
      after: '--year <год> --person <человек> --project <id> --points <1–10>',
      help: 'голос члена жюри; повтор меняет баллы, за своё агентство голосовать нельзя',
      run: vote,
    },
    {
      name: 'compute',
      after: '--year <год>',
      help: 'посчитать номинации по данным на конец года; посетители их ещё не видят',
      run: compute,
    },
    { name: 'show', after: '--year <год>', help: 'победители года, опубликован он или нет', run: show },
    {
      name: 'publish',
      after: '--year <год>',
      help: 'опубликовать и закрыть навсегда; --dry-run только покажет победителей, --yes — для года не по порядку',
      run: publish,
    },
  ],
  more: ['Опубликованный год не меняется: ни расчёт, ни голоса.'],
  options: {
    year: { type: 'string' },
    person: { type: 'string' },
    project: { type: 'string' },
    points: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
})

async function list({ database, say }: CommandContext): Promise<void> {
  const years = await listAllAwardYears(database.kysely)
  if (years.length === 0) say('Премию ещё не считали.')
  for (const { year, computed_at, published_at, winners } of years) {
    const state = published_at === null ? 'не опубликован' : `опубликован ${formatDateTime(published_at)}`
    say(`${year}  посчитан ${formatDateTime(computed_at)}, ${state}, победителей ${winners}`)
  }
}

async function vote({ database, options, say }: CommandContext): Promise<void> {
  const { person } = options
  if (typeof person !== 'string') throw new UsageError('Назовите члена жюри: --person anna-lebedeva.')
  const year = wholeNumber(options, 'year', YEARS)
  const project = wholeNumber(options, 'project', { from: 1, to: 2_147_483_647 })
  const points = wholeNumber(options, 'points', { from: 1, to: 10 })
  await castVote(database.kysely, { year, person, project, points }).catch(explainVote)
  say(`Голос принят: ${person}, работа ${project}, баллов ${points}.`)
}

async function compute({ database, options, now, say }: CommandContext): Promise<void> {
  const year = wholeNumber(options, 'year', YEARS)
  const { won, nominations } = await computeAward(database.kysely, year, now).catch(explainYear(year))
  say(`Премия ${year} года: номинаций ${nominations}, с победителем ${won}.`)
  say(`Посмотреть: npm run ops -- awards show --year ${year}`)
}

async function show({ database, options, say }: CommandContext): Promise<void> {
  const year = wholeNumber(options, 'year', YEARS)
  const nominations = await listNominations(database.kysely, year)
  if (nominations.length === 0) throw explanationOf('not-computed', year)
  const winners = await listEntries(database.kysely, year, 1)
  for (const { nomination, title, measure, participants, absence } of nominations) {
    const winner = winners.find(entry => entry.nomination === nomination)
    const texts = textsOfMeasure(measure)
    const result = winner
      ? `${winner.name}, ${texts?.figure(winner.value)} (${texts?.basis(winner.basis)}), участников ${participants}`
      : absenceText(absence ?? '', year)
    say(`${title}: ${result}`)
  }
}

async function publish(context: CommandContext): Promise<void> {
  const { database, options, now, say } = context
  const year = wholeNumber(options, 'year', YEARS)
  if (options['dry-run'] === true) {
    await checkPublishable(database.kysely, year).catch(explainYear(year))
    await show(context)
    say('Ничего не записано (--dry-run).')
    return
  }
  if (options.yes !== true) refuseYearOutOfOrder(year, await listAwardYears(database.kysely))
  await publishAward(database, year, now).catch(explainYear(year))
  say(`Премия ${year} года опубликована и больше не меняется.`)
}

const YEARS = { from: 2000, to: 2099 }

function wholeNumber(options: Options, name: string, { from, to }: { from: number; to: number }): number {
  const value = Number(options[name])
  if (options[name] === undefined || !Number.isInteger(value) || value < from || value > to) {
    throw new UsageError(`Нужно целое число: --${name} от ${from} до ${to}.`)
  }
  return value
}

const YEAR_REFUSALS: Readonly<Record<AwardYearError['reason'], (year: number) => string>> = {
  published: year => `Премия ${year} года опубликована и не меняется.`,
  'not-computed': year => `Премию ${year} года ещё не считали: npm run ops -- awards compute --year ${year}`,
  'no-winners': year => `В премии ${year} года нет ни одного победителя: публиковать нечего.`,
  'not-over': year => `Год ${year} ещё не кончился: считать нечего.`,
}

const explanationOf = (reason: AwardYearError['reason'], year: number, cause?: unknown) =>
  new OperatorError(YEAR_REFUSALS[reason](year), { cause })

const explainYear =
  (year: number) =>
  (error: unknown): never => {
    throw error instanceof AwardYearError ? explanationOf(error.reason, year, error) : error
  }

const VOTE_REFUSALS: Readonly<Record<VoteError['reason'], string>> = {
  'unknown-person': 'Такого человека в каталоге нет.',
  'unknown-work': 'Такой работы нет: нужна проверенная, запущенная в этом году и не под NDA.',
  'own-agency': 'За работы своего агентства член жюри не голосует.',
  published: 'Премия этого года опубликована: голоса не меняются.',
}

function explainVote(error: unknown): never {
  throw error instanceof VoteError ? new OperatorError(VOTE_REFUSALS[error.reason], { cause: error }) : error
}
