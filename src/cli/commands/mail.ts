import { countUnsentLetters, listUnsentLetters, retryLetters } from '#db/queries/mail.ts'
import { formatDateNumeric, formatTime } from '#domain/dates.ts'
import { MAX_ATTEMPTS } from '#domain/mail-pauses.ts'
import { type Command, type CommandContext, UsageError } from '../command.ts'

const MAX_LISTED = 100

/** What may be done with the letters; each reads the database and says what it found. */
const ACTIONS: Record<string, (context: CommandContext) => Promise<void>> = { list, retry }

export const mail: Command = {
  name: 'mail',
  summary: 'письма, которые ещё не ушли',
  help: [
    'list   какие ждут и какие не ушли: попытки, причина, когда следующая; из адреса виден только домен',
    'retry  отправить все неотправленные ещё раз, сейчас же',
  ],
  operands: ['list|retry'],
  run: async context => {
    const [asked = ''] = context.operands
    const action = Object.hasOwn(ACTIONS, asked) ? ACTIONS[asked] : undefined
    if (!action) throw new UsageError(`Нет действия «${asked}». Справка: npm run ops -- mail --help`)
    await action(context)
  },
}

async function list({ database, say }: CommandContext): Promise<void> {
  const { waiting, failed } = await countUnsentLetters(database.kysely)
  say(`Ждут отправки: ${waiting}. Не ушли: ${failed}.`)
  for (const letter of await listUnsentLetters(database.kysely, MAX_LISTED)) {
    const next = letter.attempts >= MAX_ATTEMPTS ? 'больше не пробуем' : `следующая ${momentOf(letter.next_try_at)}`
    const reason = letter.last_error === null ? '' : `, ${letter.last_error}`
    say(
      `${letter.id}  ${letter.kind} → ${letter.domain}, от ${momentOf(letter.created_at)}, попыток ${letter.attempts}, ${next}${reason}`,
    )
  }
  if (waiting + failed > MAX_LISTED) say(`Показаны первые ${MAX_LISTED}.`)
}

async function retry({ database, say }: CommandContext): Promise<void> {
  const count = await retryLetters(database.kysely)
  say(count === 0 ? 'Неотправленных писем нет.' : `Будут отправлены ещё раз: ${count}. Отправит работающий сайт.`)
}

const momentOf = (moment: Date): string => `${formatDateNumeric(moment)} ${formatTime(moment)}`
