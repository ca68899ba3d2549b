import type { PathMatch, PathName } from '#domain/paths/paths.ts'
import type { Context } from '../context.ts'
import type { Head, HeadMakers } from '../shapes/head.ts'
import { aboutHeads } from './about/about-head.ts'
import { agencyHeads } from './agency/agency-head.ts'
import { articleHeads } from './articles/article-head.ts'
import { calculatorHeads } from './calculator/calculator-head.ts'
import { caseHeads } from './cases/case-head.ts'
import { cmsHeads } from './cms/cms-head.ts'
import { peopleHeads } from './people/people-head.ts'
import { promoHeads } from './promo/promo-head.ts'
import { ratingHeads } from './rating/rating-head.ts'
import { reviewHeads } from './reviews/review-head.ts'
import { statHeads } from './stats/stat-head.ts'

type HeadsOfPages = { [N in PathName]: Head | HeadMakers<N>[N] }

const DEFAULT_HEAD: Head = {
  title: 'Рейтинг Рунета',
  description:
    'Открытый рейтинг диджитал-агентств: проекты, проверенные отзывы клиентов, цены. Места не продаются, методика опубликована.',
}

/** A page without a head does not compile. */
const heads: HeadsOfPages = {
  main: DEFAULT_HEAD,
  ...ratingHeads,
  ...agencyHeads,
  ...reviewHeads,
  ...cmsHeads,
  ...calculatorHeads,
  ...peopleHeads,
  ...caseHeads,
  ...statHeads,
  ...articleHeads,
  ...aboutHeads,
  ...promoHeads,
  about: {
    title: 'О проекте',
    description:
      'Что это за рейтинг диджитал-агентств, для кого он, откуда данные, как считаются места и на что живёт проект.',
  },
  press: {
    title: 'Прессе: числа, тексты и логотипы',
    description:
      'Числа на сегодня, тексты о проекте в трёх длинах, логотипы SVG и PNG, контакт для журналистов и упоминания в СМИ.',
  },
  interviews: {
    title: 'Интервью с руководителями агентств',
    description: 'Руководители диджитал-агентств о начале, деньгах, ошибках и о том, как выбирать подрядчика.',
  },
  cases: {
    title: 'Кейсы диджитал-агентств с измеренным результатом',
    description:
      'Что было, что сделали и что изменилось: кейсы агентств с цифрами, ценой, сроком и отзывами клиентов. Поиск по услуге, отрасли и системе.',
  },
  rules: {
    title: 'Правила сайта',
    description: 'Кто и как попадает в рейтинги, как проверяются отзывы, что удаляется и как обжаловать решение.',
  },
  privacy: {
    title: 'Политика в отношении обработки персональных данных',
    description: 'Какие персональные данные мы получаем, зачем, сколько храним и как запросить их удаление.',
  },
  consent: {
    title: 'Согласия на обработку персональных данных',
    description:
      'Тексты согласий: на обработку персональных данных, на передачу агентствам, на публикацию отзыва и на рассылку.',
  },
  offline: {
    title: 'Нет связи',
    description: 'Что можно прочитать без интернета: сохранённые страницы, просмотренные и выбранные агентства.',
    isEmpty: true,
  },
  picker: {
    title: 'Подбор агентства под задачу',
    description:
      'Назовите задачу, город, бюджет и срок — покажем агентства рейтинга, которые подходят, и что есть рядом.',
  },
  compare: {
    title: 'Сравнение агентств',
    description:
      'Поставьте рядом до пяти диджитал-агентств: цены, отзывы клиентов, опыт, места в рейтингах и открытость.',
  },
  wall: {
    title: 'Стена агентств: логотипы участников рейтингов',
    description:
      'Все участники рейтингов на одной странице, лучшие первыми. Узнали логотип — откройте страницу агентства.',
  },
  advertising: {
    title: 'Реклама на сайте: аудитория и форматы',
    description:
      'Сколько людей смотрит рейтинги по месяцам, устройствам и городам, какие есть форматы рекламы и чего она не меняет.',
  },
  'advertising-prices': {
    title: 'Цены на рекламу и свободные месяцы',
    description: 'Форматы, сроки и цены рекламы на сайте, какие месяцы свободны, правила и форма заявки.',
  },
  'advertising-past-sponsors': {
    title: 'Спонсоры прошлых лет',
    description: 'Кто рекламировался на сайте по годам: рекламодатели, форматы, рейтинги и сроки показа.',
  },
  'advertising-reviews': {
    title: 'Отзывы рекламодателей',
    description: 'Что говорят о рекламе на сайте те, кто её покупал: формат, срок, что получилось и что нет.',
  },
  'advertising-contacts': {
    title: 'Отдел рекламы: контакты',
    description: 'Кто отвечает за рекламу, почта, телефоны и реквизиты издателя для договора.',
  },
  'advertising-register': {
    title: 'Реестр рекламы',
    description:
      'Каждое объявление, которое показывалось на сайте: рекламодатель, ИНН, erid, место, срок, показы и клики по дням. CSV.',
  },
  sponsors: {
    title: 'Спонсоры рейтингов',
    description: 'Кто сейчас спонсор рейтингов, что это значит для списка и как стать спонсором.',
  },
  'review-request': {
    title: 'Запросить отзыв клиента об агентстве',
    description: 'Клиент получит письмо с личной ссылкой и сам напишет отзыв: оценки, текст, стоимость и срок работы.',
  },
  'review-client': {
    title: 'Оставить отзыв об агентстве',
    description: 'Отзыв пишут по личной ссылке: укажите проект и свою рабочую почту, и мы сразу пришлём её.',
  },
  'review-request-help': {
    title: 'Как запросить отзыв',
    description: 'Какую почту указать, сколько действует личная ссылка, как отзыв проверяют и как агентство отвечает.',
  },
  'review-add': {
    title: 'Отзыв об агентстве',
    description: 'Отзыв клиента по личной ссылке из письма.',
  },
  'review-reply': {
    title: 'Ответ на отзыв',
    description: 'Ответ агентства на отзыв клиента по личной ссылке из письма.',
  },
  'profile-add': {
    title: 'Добавить агентство в каталог',
    description:
      'Бесплатная заявка на участие: что рассказать об агентстве, как её проверяют и как попасть в рейтинги.',
  },
  contacts: {
    title: 'Контакты редакции',
    description:
      'Телефоны, почта, адрес и реквизиты редакции. Форма для вопросов, ошибок в данных и споров о рейтинге.',
  },
  tender: {
    title: 'Заявка агентствам: один запрос — до пяти исполнителей',
    description:
      'Опишите задачу один раз и отправьте агентствам, которых выбрали сами. Ответы придут на почту, их состояние видно на странице.',
  },
  'tender-confirm': { title: 'Подтверждение заявки', description: 'Личная страница: подтверждение заявки агентствам.' },
  'tender-status': { title: 'Состояние заявки', description: 'Личная страница: кто прочитал заявку и кто ответил.' },
  'tender-answer': { title: 'Заявка агентству', description: 'Личная страница агентства: заявка и ответ на неё.' },
  'message-confirm': {
    title: 'Подтверждение почты',
    description: 'Личная страница: подтверждение сообщения агентству или запроса отзыва.',
  },
  'subscription-confirm': {
    title: 'Подтверждение подписки',
    description: 'Личная страница: подтверждение подписки на письма.',
  },
  'subscription-end': { title: 'Отписка от писем', description: 'Личная страница: отписка от писем.' },
  search: {
    title: 'Поиск агентств, терминов, статей и кейсов',
    description: 'Поиск по агентствам каталога, рейтингам, терминам азбуки, исследованиям, новостям и кейсам.',
  },
}

/** Null when the page or its subject does not exist. */
export async function findHead(
  match: PathMatch | null,
  context: Context,
  query: URLSearchParams,
): Promise<Head | null> {
  const head = match && (heads as Partial<Record<PathName, Head | HeadMaker>>)[match.name]
  return (typeof head === 'function' ? await head(match?.params as never, context, query) : head) ?? null
}

/** Falls back to the default: an address without a head gets 404 anyway. */
export const headOf = async (match: PathMatch | null, context: Context, query: URLSearchParams): Promise<Head> =>
  (await findHead(match, context, query)) ?? DEFAULT_HEAD

type HeadMaker = (params: never, context: Context, query: URLSearchParams) => Promise<Head | null>
