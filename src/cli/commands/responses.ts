import { getServiceResponse, listNewResponses, type ResponseSubject } from '#db/queries/promo/service-responses.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { declineResponse, publishResponse } from '#server/operations/promo/decide-responses.ts'
import { actionCommand, MAX_LISTED } from '../action-command.ts'
import { type CommandContext, OperatorError } from '../command.ts'

const SUBJECTS: Readonly<Record<string, string>> = { award: 'о премии', tender: 'о сервисе заявок' }
const STATUSES: Readonly<Record<string, string>> = { new: 'ждёт', published: 'опубликован', declined: 'отклонён' }

export const responses = actionCommand({
  name: 'responses',
  actions: [
    { name: 'list', help: 'какие ждут, самые давние первыми', run: list },
    { name: 'show', takesId: true, help: 'отзыв целиком', run: show },
    { name: 'publish', takesId: true, help: 'опубликовать; без согласия автора нельзя', run: publish },
    { name: 'decline', takesId: true, help: 'не публиковать; опубликованный — снять', run: decline },
  ],
})

async function list({ database, say }: CommandContext): Promise<void> {
  const waiting = await listNewResponses(database.kysely, MAX_LISTED)
  if (waiting.length === 0) return say('Отзывов на проверке нет.')
  for (const { id, about, author, may_publish, created_at } of waiting) {
    const consent = may_publish ? '' : ', публиковать нельзя'
    say(`${id}  ${formatDateTime(created_at)}  ${SUBJECTS[about] ?? about}: ${author}${consent}`)
  }
  if (waiting.length === MAX_LISTED) say(`Показаны первые ${MAX_LISTED}.`)
}

async function show(context: CommandContext, id: number): Promise<void> {
  const { about, author, signature, body, status, may_publish, created_at } = await find(context, id)
  const { say } = context
  say(`Отзыв ${id} ${SUBJECTS[about] ?? about} от ${formatDateTime(created_at)}: ${STATUSES[status] ?? status}`)
  say([author, signature].filter(Boolean).join(', '))
  say(may_publish ? 'Автор согласен на публикацию.' : 'Согласия на публикацию нет: отзыв только для нас.')
  say('')
  for (const line of body.split('\n')) say(line)
}

async function publish(context: CommandContext, id: number): Promise<void> {
  const response = await find(context, id)
  if (!response.may_publish) throw new OperatorError(`Автор отзыва ${id} не дал согласия на публикацию.`)
  const isDecided = await publishResponse(context.database, response, context.now)
  if (!isDecided) throw new OperatorError(`Отзыв ${id} уже опубликован.`)
  context.say(`Отзыв ${id} опубликован.`)
}

async function decline(context: CommandContext, id: number): Promise<void> {
  const isDecided = await declineResponse(context.database, await find(context, id))
  if (!isDecided) throw new OperatorError(`Отзыв ${id} уже отклонён.`)
  context.say(`Отзыв ${id} не показывается.`)
}

async function find({ database }: CommandContext, id: number) {
  const response = await getServiceResponse(database.kysely, id)
  if (!response) throw new OperatorError(`Нет отзыва ${id}. Список: npm run ops -- responses list`)
  return { ...response, about: response.about as ResponseSubject }
}
