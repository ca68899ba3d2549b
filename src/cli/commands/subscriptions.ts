import { countSubscriptions } from '#db/queries/subscriptions/subscriptions.ts'
import { topicById } from '#domain/subscriptions/topics.ts'
import { NEWSLETTERS } from '#server/operations/subscriptions/newsletters.ts'
import { sendIssues } from '#server/operations/subscriptions/send-issues.ts'
import { actionCommand } from '../action-command.ts'
import type { CommandContext } from '../command.ts'

export const subscriptions = actionCommand({
  name: 'subscriptions',
  options: { 'dry-run': { type: 'boolean', default: false } },
  actions: [
    { name: 'list', help: 'сколько подписчиков у каждой темы; без адресов', run: list },
    {
      name: 'send',
      after: '[--dry-run]',
      help: 'разослать выпуски, которые пора; каждый подписчик получит выпуск один раз',
      run: send,
    },
  ],
  more: ['--dry-run  показать, что уйдёт, и ничего не отправлять'],
})

async function list({ database, say }: CommandContext): Promise<void> {
  const topics = await countSubscriptions(database.kysely)
  if (topics.length === 0) return say('Подписок ещё нет.')
  for (const { topic, active, waiting, ended } of topics) {
    const title = topicById(topic)?.title ?? topic
    say(`${title}: получают ${active}, не подтвердили ${waiting}, отписались ${ended}`)
  }
}

async function send({ database, config, options, now, say }: CommandContext): Promise<void> {
  const isDryRun = options['dry-run'] === true
  const sent = await sendIssues({ database, config, now: () => now }, { isDryRun })
  if (sent.length === 0) say('Рассылать нечего: свежие выпуски уже у всех.')
  for (const { topic, period, subject, emails } of sent) {
    const month = NEWSLETTERS[topic.newsletter].periodTitle(period)
    say(subject === null ? `${topic.title}, ${month}: сообщить нечего` : `«${subject}»: писем ${emails}`)
  }
  if (isDryRun) say('Ничего не отправлено (--dry-run).')
}
