import type { Answer } from '#contract/index.ts'
import { getPageHead } from '#db/queries/menu/pages.ts'
import { matchPath, type PathMatch, type PathName } from '#domain/paths/paths.ts'
import { canonicalUrl } from '#domain/web/canonical-url.ts'
import type { Context } from '../../context.ts'
import { sharePictureUrl } from '../../media/share-picture-address.ts'
import { agencyHead } from '../agency/agency-head.ts'
import { cmsHead } from '../cms/cms-head.ts'
import type { Head } from '../head.ts'
import { peopleHead } from '../people/people-head.ts'
import { methodologyHead, ratingHead } from '../rating/rating-head.ts'
import { responsesHead } from '../reviews/responses-head.ts'

/** An operator's own record for a path wins over the computed head (calls: page-html-head). */
export async function pageHead(path: string, context: Context): Promise<Answer<'page-html-head'>> {
  const own = await getPageHead(context.database.kysely, path)
  const { siteName, siteUrl } = context.config
  const head = await computedHead(matchPath(path), context)
  const description = { name: 'description', content: head.description }
  return {
    title: own?.title ?? `${head.title} — ${siteName}`,
    tags: { meta: own ? (own.meta as { name: string; content: string }[]) : [description] },
    image: own?.image ?? sharePictureUrl(siteUrl, path, matchPath(path)),
    path,
    canonical: canonicalUrl(siteUrl, path),
  }
}

async function computedHead(match: PathMatch | null, context: Context): Promise<Head> {
  if (match?.name === 'rating') return ratingHead(match.params, context)
  if (match?.name === 'methodology') return methodologyHead(match.params, context)
  const own =
    match &&
    ((await agencyHead(match, context)) ??
      (await responsesHead(match, context)) ??
      (await peopleHead(match, context)) ??
      (await cmsHead(match, context)))
  return own ?? (match && HEADS[match.name]) ?? DEFAULT_HEAD
}

const HEADS: Partial<Record<PathName, Head>> = {
  interviews: {
    title: 'Интервью с руководителями агентств',
    description: 'Руководители диджитал-агентств о начале, деньгах, ошибках и о том, как выбирать подрядчика.',
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
  'review-request': {
    title: 'Запросить отзыв клиента об агентстве',
    description: 'Клиент получит письмо с личной ссылкой и сам напишет отзыв: оценки, текст, стоимость и срок работы.',
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
  search: {
    title: 'Поиск агентств',
    description: 'Поиск по названию среди агентств каталога: место в рейтингах, отзывы клиентов, проекты и цены.',
  },
}

const DEFAULT_HEAD: Head = {
  title: 'Рейтинг Рунета',
  description:
    'Открытый рейтинг диджитал-агентств: проекты, проверенные отзывы клиентов, цены. Места не продаются, методика опубликована.',
}
