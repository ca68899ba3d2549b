import { isMailAddress } from '#domain/forms/clean.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { type Forgotten, forgetPerson } from '#server/operations/privacy/forget-person.ts'
import { type Command, UsageError } from '../command.ts'

export const forget: Command = {
  name: 'forget',
  help: [
    'Удаляет заявки с файлами, сообщения, отзывы и запросы отзывов, заявки на участие, подписки и письма,',
    'потом говорит, что осталось и почему. Вернуть удалённое нельзя.',
    '--dry-run  только посчитать',
  ],
  operands: ['почта'],
  options: { 'dry-run': { type: 'boolean', default: false } },
  async run({ database, config, operands, options, say }) {
    const address = operands[0]?.trim() ?? ''
    if (!isMailAddress(address)) throw new UsageError('Нужно так: npm run ops -- forget <почта> [--dry-run]')
    const isDryRun = options['dry-run'] === true
    const forgotten = await forgetPerson(database, { address, config, isDryRun })
    say(isDryRun ? 'Будет удалено:' : 'Удалено:')
    for (const [title, count] of deletedLines(forgotten)) say(`  ${title}: ${count}`)
    for (const line of stayingLines(forgotten)) say(line)
    if (isDryRun) say('Ничего не удалено (--dry-run).')
  },
}

const deletedLines = (forgotten: Forgotten): [string, number][] => [
  ['заявки агентствам, с файлами и ответами', forgotten.tenders],
  ['сообщения редакции и агентствам', forgotten.feedback],
  ['отзывы об агентствах', forgotten.reviews],
  ['запросы отзывов', forgotten.reviewRequests],
  ['отзывы о премии и сервисе заявок, снятые с публикации', forgotten.responses],
  ['заявки на участие', forgotten.registrations],
  ['подписки', forgotten.subscriptions],
  ['письма в базе', forgotten.emails],
  ['письма в папке outbox', forgotten.emailFiles],
]

function stayingLines({ consents, agencies, told, reviews }: Forgotten): string[] {
  return [
    'Остаётся:',
    `  записи о согласиях: ${consents} — дата, форма, редакция текста и отпечаток сетевого адреса, без имени и почты; закон велит уметь доказать согласие`,
    ...agencies.map(
      ({ name, slug }) =>
        `  контакт агентства ${inGuillemets(name)} (${slug}) — сведения об организации; если адрес личный, замените его в профиле`,
    ),
    ...(told.length === 0
      ? []
      : [
          `  копии у агентств, которым человек писал сам: ${told.map(({ name, email }) => `${inGuillemets(name)} (${email})`).join(', ')} — сообщите им об отзыве согласия`,
        ]),
    '  отпечатки ключей подписок, законченных раньше: адреса при них нет, узнать по ним человека нельзя',
    '  резервные копии базы и письма на почтовом сервере — их удаляет тот, кто их хранит',
    ...(reviews === 0 ? [] : ['Оценки агентств пересчитаны, рейтинги пересчитает ночная задача.']),
  ]
}
