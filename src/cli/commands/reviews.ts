import { getModeratedReview, listWaitingReviews, type ModeratedReview } from '#db/queries/reviews/moderation.ts'
import { cleanText } from '#domain/forms/clean.ts'
import { proofBySlug, REVIEW_PROOFS, type ReviewProof } from '#domain/rules/review-proof.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import {
  approveReview,
  DecidedReviewError,
  declineReview,
  ratingsOf,
  UnprovenReviewError,
} from '#server/operations/moderate-reviews.ts'
import { refreshRatings } from '#server/operations/recompute-ratings.ts'
import { actionCommand, MAX_LISTED } from '../action-command.ts'
import { type CommandContext, OperatorError, UsageError } from '../command.ts'
import { reviewSheet } from '../moderation/review-sheet.ts'

const STATUSES: Readonly<Record<string, string>> = { published: 'опубликован', declined: 'отклонён' }

export const reviews = actionCommand({
  name: 'reviews',
  actions: [
    { name: 'list', help: 'какие ждут, самые давние первыми', run: list },
    { name: 'show', takesId: true, help: 'отзыв целиком, история и признаки, на которые стоит взглянуть', run: show },
    {
      name: 'approve',
      takesId: true,
      after: '[--seen contract|act]',
      help: 'опубликовать: пересчитать оценку и рейтинги, написать автору и агентству',
      run: approve,
    },
    { name: 'decline', takesId: true, after: '--reason "…"', help: 'отклонить; причина уйдёт автору', run: decline },
  ],
  more: [
    'approve --seen: какую бумагу заказа видела редакция; нужно, если проекта нет в портфолио или он не подтверждён',
    'approve --no-recompute: рейтинги не пересчитывать, пересчитает ночная задача',
  ],
  options: {
    seen: { type: 'string' },
    reason: { type: 'string' },
    'no-recompute': { type: 'boolean', default: false },
  },
})

async function list({ database, say }: CommandContext): Promise<void> {
  const waiting = await listWaitingReviews(database.kysely, MAX_LISTED)
  if (waiting.length === 0) return say('Отзывов на проверке нет.')
  for (const { id, created_at, overall, evidence, company_name, agency, slug } of waiting) {
    const mail = evidence === 'company-mail' ? 'почта компании' : 'другая почта'
    say(`${id}  ${formatDateTime(created_at)}  ${agency} (${slug}) ← ${company_name}, оценка ${overall}, ${mail}`)
  }
  if (waiting.length === MAX_LISTED) say(`Показаны первые ${MAX_LISTED}.`)
}

async function show({ database, say }: CommandContext, id: number): Promise<void> {
  for (const line of await reviewSheet(database.kysely, await findReview(database.kysely, id))) say(line)
}

async function approve(context: CommandContext, id: number): Promise<void> {
  const { database, config: site, now, say } = context
  const proof = seenProof(context.options.seen)
  const review = await findReview(database.kysely, id)
  await decided(review, () => approveReview(database, { review, now, site, proof }))
  say(`Отзыв ${id} опубликован. Письма автору и агентству отправит работающий сайт.`)
  if (context.options['no-recompute'] === true) return say('Рейтинги пересчитает ночная задача.')
  await recompute(context, review)
}

function seenProof(seen: unknown): ReviewProof | null {
  if (seen === undefined) return null
  const known = proofBySlug(String(seen))
  if (known) return known.id
  const papers = REVIEW_PROOFS.map(({ id, title }) => `${id} — ${title}`).join(', ')
  throw new UsageError(`Что видела редакция: ${papers}.`)
}

async function recompute({ database, now, progress }: CommandContext, review: ModeratedReview): Promise<void> {
  progress.start('Пересчёт рейтингов')
  await refreshRatings(database, { types: ratingsOf(review), now })
  progress.finish()
}

async function decline({ database, config: site, now, options, say }: CommandContext, id: number): Promise<void> {
  const reason = cleanText(typeof options.reason === 'string' ? options.reason : '')
  if (reason === '') throw new UsageError('Назовите причину: npm run ops -- reviews decline <id> --reason "…"')
  const review = await findReview(database.kysely, id)
  await decided(review, () => declineReview(database, { review, reason, now, site }))
  say(`Отзыв ${id} отклонён. Письмо автору отправит работающий сайт.`)
}

async function findReview(db: CommandContext['database']['kysely'], id: number): Promise<ModeratedReview> {
  const review = await getModeratedReview(db, id)
  if (!review) throw new OperatorError(`Нет отзыва ${id}. Список: npm run ops -- reviews list`)
  return review
}

async function decided({ id, status }: ModeratedReview, decide: () => Promise<void>): Promise<void> {
  try {
    await decide()
  } catch (error) {
    if (error instanceof UnprovenReviewError) {
      const help = 'Нужен договор или акт: npm run ops -- reviews approve <id> --seen contract. Иначе отзыв отклоняют.'
      throw new OperatorError(`Проект отзыва ${id} не подтверждён. ${help}`, { cause: error })
    }
    if (!(error instanceof DecidedReviewError)) throw error
    throw new OperatorError(`Отзыв ${id} уже ${STATUSES[status] ?? 'решён'}.`, { cause: error })
  }
}
