import type { Command } from './command.ts'

/** A command's code is loaded when it is asked for: most of it is heavy, and the operator waits. */
export interface ListedCommand {
  name: string
  summary: string
  load: () => Promise<Command>
}

/** Everything the operator can do, in the order of the overview. */
export const COMMANDS: readonly ListedCommand[] = [
  {
    name: 'prepare',
    summary: 'всё, что нужно перед запуском: схема, данные, рейтинги, статистика',
    load: async () => (await import('./commands/database/prepare.ts')).prepare,
  },
  {
    name: 'migrate',
    summary: 'привести схему базы к этой версии программы',
    load: async () => (await import('./commands/database/migrate.ts')).migrateCommand,
  },
  {
    name: 'backup',
    summary: 'резервная копия всей базы в один файл; сайт при этом работает',
    load: async () => (await import('./commands/database/backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'вернуть базу из резервной копии: всю или ничего',
    load: async () => (await import('./commands/database/restore.ts')).restore,
  },
  {
    name: 'seed',
    summary: 'наполнить пустую базу вымышленным рынком',
    load: async () => (await import('./commands/database/seed.ts')).seed,
  },
  {
    name: 'recompute',
    summary: 'пересчитать текущие рейтинги',
    load: async () => (await import('./commands/ratings/recompute.ts')).recompute,
  },
  {
    name: 'prices',
    summary: 'пересчитать цены и индекс для калькулятора',
    load: async () => (await import('./commands/prices.ts')).prices,
  },
  {
    name: 'publish',
    summary: 'выпустить рейтинг года: посчитать и закрыть навсегда',
    load: async () => (await import('./commands/ratings/publish.ts')).publish,
  },
  {
    name: 'explain',
    summary: 'почему агентство на этом месте: вся арифметика',
    load: async () => (await import('./commands/ratings/explain.ts')).explain,
  },
  {
    name: 'mail',
    summary: 'письма, которые ещё не ушли',
    load: async () => (await import('./commands/mail.ts')).mail,
  },
  {
    name: 'reviews',
    summary: 'отзывы, которые ждут проверки',
    load: async () => (await import('./commands/reviews.ts')).reviews,
  },
  {
    name: 'registrations',
    summary: 'заявки агентств на добавление в каталог',
    load: async () => (await import('./commands/registrations.ts')).registrations,
  },
  {
    name: 'feedback',
    summary: 'сообщения редакции, на которые ещё не ответили',
    load: async () => (await import('./commands/feedback.ts')).feedback,
  },
  {
    name: 'forget',
    summary: 'удалить всё о человеке по его почте',
    load: async () => (await import('./commands/forget.ts')).forget,
  },
  {
    name: 'tenders',
    summary: 'заявки агентствам: подтверждены ли, кто прочитал и ответил',
    load: async () => (await import('./commands/tenders.ts')).tenders,
  },
  {
    name: 'responses',
    summary: 'отзывы о премии и о сервисе заявок, которые ждут решения',
    load: async () => (await import('./commands/responses.ts')).responses,
  },
  {
    name: 'awards',
    summary: 'премия года: голоса жюри, расчёт номинаций, публикация',
    load: async () => (await import('./commands/ratings/awards.ts')).awards,
  },
  {
    name: 'subscriptions',
    summary: 'подписки на письма',
    load: async () => (await import('./commands/subscriptions.ts')).subscriptions,
  },
  {
    name: 'ads',
    summary: 'реклама: что показывается, новое объявление, снять, отчёт за месяц, цены',
    load: async () => (await import('./commands/ads.ts')).ads,
  },
  {
    name: 'content',
    summary: 'новости, исследования, азбука, правила, команда, планы, пресса: проверить, загрузить, выгрузить',
    load: async () => (await import('./commands/content.ts')).content,
  },
  {
    name: 'experiment',
    summary: 'A/B-эксперименты: вариант части посетителей и итоги по целям',
    load: async () => (await import('./commands/experiment.ts')).experiment,
  },
  {
    name: 'errors',
    summary: 'ошибки в браузерах посетителей, по страницам, со строками исходников',
    load: async () => (await import('./commands/errors.ts')).errors,
  },
  {
    name: 'stats',
    summary: 'сколько чего в базе; пересчёт диджитал-статистики',
    load: async () => (await import('./commands/stats.ts')).stats,
  },
]
