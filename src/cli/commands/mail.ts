import { countUnsentEmails, listUnsentEmails, updateUnsentEmails } from '#db/queries/mail/mail.ts'
import { MAX_ATTEMPTS } from '#domain/contacts/mail-pauses.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { actionCommand, MAX_LISTED } from '../action-command.ts'
import type { CommandContext } from '../command.ts'

export const mail = actionCommand({
  name: 'mail',
  actions: [
    {
      name: 'list',
      help: 'какие ждут и какие не ушли: попытки, причина, когда следующая; из адреса виден только домен',
      run: list,
    },
    { name: 'retry', help: 'отправить все неотправленные ещё раз, сейчас же', run: retry },
  ],
})

async function list({ database, say }: CommandContext): Promise<void> {
  const { waiting, failed, scheduled } = await countUnsentEmails(database.kysely)
  say(`Ждут отправки: ${waiting}. Не ушли: ${failed}. Назначены на потом: ${scheduled}.`)
  for (const email of await listUnsentEmails(database.kysely, MAX_LISTED)) {
    const next = email.attempts >= MAX_ATTEMPTS ? 'больше не пробуем' : `следующая ${formatDateTime(email.next_try_at)}`
    const reason = email.last_error === null ? '' : `, ${email.last_error}`
    say(
      `${email.id}  ${email.kind} → ${email.domain}, от ${formatDateTime(email.created_at)}, попыток ${email.attempts}, ${next}${reason}`,
    )
  }
  if (waiting + failed > MAX_LISTED) say(`Показаны первые ${MAX_LISTED}.`)
}

async function retry({ database, say }: CommandContext): Promise<void> {
  const count = await updateUnsentEmails(database.kysely)
  say(count === 0 ? 'Неотправленных писем нет.' : `Будут отправлены ещё раз: ${count}. Отправит работающий сайт.`)
}
