import Type, { type Static } from 'typebox'
import { AD_ORDER_FORM, STATISTICS_FORM } from '#domain/forms/advertising-forms.ts'
import { command, query } from '../define.ts'
import { FORM_PER_MINUTE, formParams } from '../shapes/form.ts'
import { PersonCard } from '../shapes/interview.ts'
import { AdMark } from '../shapes/rating.ts'
import { IdParam, Nullable, Params } from '../shapes/strict.ts'

const Slot = Type.Union([
  Type.Literal('general'),
  Type.Literal('wide_native_card'),
  Type.Literal('mini_native_card'),
  Type.Literal('promotion'),
])

const Views = Type.Integer({ description: 'Показы страниц' })

const Format = Type.Object({
  slot: Slot,
  title: Type.String(),
  summary: Type.String(),
  where: Type.String({ description: 'Где её видит посетитель' }),
  can: Type.Array(Type.String(), { description: 'Что в рекламе может быть' }),
  cannot: Type.Array(Type.String(), { description: 'Чего быть не может' }),
  price_from: Nullable(Type.Integer({ description: 'Цена самого короткого срока; null — по запросу' })),
})
export type AdFormatShape = Static<typeof Format>

const AdPages = Type.Object({
  title: Type.String({ description: '«Рейтинг: Брендинг», «Весь сайт»' }),
  path: Nullable(Type.String()),
})

const ShownAd = Type.Object({
  id: Type.Integer(),
  slot: Slot,
  slot_title: Type.String(),
  pages: AdPages,
  title: Type.String(),
  starts_on: Type.String(),
  ends_on: Type.String(),
})

const Sponsor = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  image: Nullable(Type.String()),
  ads: Type.Array(ShownAd),
})

const RegisterRow = Type.Object({
  ...ShownAd.properties,
  sponsor: Type.String(),
  advertiser: Type.String(),
  inn: Type.String(),
  erid: Type.String(),
  is_running: Type.Boolean(),
  views: Nullable(Type.Integer({ description: 'null — тогда ещё не считали' })),
  clicks: Nullable(Type.Integer()),
  held: Type.Object(
    { views: Type.Integer(), clicks: Type.Integer() },
    { description: 'Не засчитаны: всплеск из немногих сетей, клик без показа' },
  ),
})
export type RegisterRow = Static<typeof RegisterRow>

export const advertisingCalls = {
  'advertising-info': query({
    summary: 'Аудитория за последние 12 полных месяцев по собственному счётчику и форматы рекламы',
    params: Params({}),
    answer: Type.Object({
      from: Type.String({ description: 'Первый месяц, ГГГГ-ММ' }),
      to: Type.String({ description: 'Последний месяц' }),
      views: Views,
      before: Nullable(Type.Integer({ description: 'За 12 месяцев до этого; null — тогда ещё не считали' })),
      months: Type.Array(Type.Object({ month: Type.String(), views: Views, desktop: Views, mobile: Views })),
      devices: Type.Array(
        Type.Object({
          device: Type.Union([Type.Literal('desktop'), Type.Literal('mobile')]),
          title: Type.String(),
          views: Views,
          share: Type.Integer({ description: 'Проценты; в сумме 100' }),
        }),
      ),
      ratings: Type.Array(
        Type.Object({ type: Type.String(), title: Type.String(), path: Type.String(), views: Views }),
      ),
      regions: Type.Array(Type.Object({ slug: Type.String(), title: Type.String(), views: Views })),
      ads: Type.Object({ seen: Type.Integer(), clicked: Type.Integer() }),
      formats: Type.Array(Format),
    }),
  }),
  'advertising-contacts': query({
    summary: 'Кто отвечает за рекламу и реквизиты издателя',
    params: Params({}),
    answer: Type.Object({
      people: Type.Array(Type.Object({ ...PersonCard.properties, text: Type.Array(Type.String()) })),
      email: Nullable(Type.String()),
      phones: Type.Array(Type.String()),
      legal_name: Type.String(),
      address: Type.String(),
      inn: Type.String(),
      ogrn: Type.String(),
      is_demo: Type.Boolean(),
    }),
  }),
  'advertising-reviews': query({
    summary: 'Отзывы рекламодателей',
    params: Params({}),
    answer: Type.Object({
      reviews: Type.Array(
        Type.Object({
          id: Type.Integer(),
          sponsor: Type.String(),
          image: Nullable(Type.String()),
          format: Type.String(),
          author: Type.String(),
          role: Type.String(),
          text: Type.Array(Type.String(), { description: 'Абзацы' }),
          published_on: Type.String(),
        }),
      ),
    }),
  }),
  'advertising-price-data': query({
    summary: 'Форматы, сроки и цены; какие месяцы заняты',
    params: Params({}),
    answer: Type.Object({
      months: Type.Array(Type.Object({ month: Type.String({ description: 'ГГГГ-ММ' }), title: Type.String() })),
      periods: Type.Array(Type.Integer({ description: 'Сроки в месяцах, на которые есть цена' })),
      formats: Type.Array(
        Type.Object({
          ...Format.properties,
          prices: Type.Array(
            Type.Object({
              months: Type.Integer(),
              price: Type.Integer({ description: 'Рубли за весь срок' }),
              per_month: Type.Integer(),
            }),
          ),
          places: Type.Array(
            Type.Object({
              rating: Nullable(Type.String({ description: 'null — весь сайт' })),
              title: Type.String(),
              path: Nullable(Type.String()),
              total: Type.Integer({ description: 'Сколько объявлений показываются одновременно' }),
              taken: Type.Array(Type.Integer(), { description: 'Сколько из них занято, по месяцам' }),
            }),
          ),
        }),
      ),
      order: Type.Object({
        lead_days: Type.Integer({ description: 'За сколько дней до начала нужна заявка' }),
        min_months: Type.Integer(),
        max_months: Type.Integer(),
        title_length: Type.Integer(),
      }),
    }),
  }),
  'advertising-past-sponsors': query({
    summary: 'Спонсоры: нынешние и по годам, с тем, что они показывали',
    params: Params({}),
    answer: Type.Object({
      today: Type.String(),
      current: Type.Array(Type.Object({ ...Sponsor.properties, link: Type.String(), ad: AdMark })),
      years: Type.Array(Type.Object({ year: Type.Integer(), sponsors: Type.Array(Sponsor) })),
    }),
  }),
  'advertising-register': query({
    summary: 'Реестр рекламы: все объявления, которые когда-либо показывались',
    grows: null,
    params: Params({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })) }),
    answer: Type.Object({
      rows: Type.Array(RegisterRow),
      total: Type.Integer(),
      current_page: Type.Integer(),
      last_page: Type.Integer(),
    }),
  }),
  'advertising-register-days': query({
    summary: 'Показы и клики одного объявления по дням',
    params: Params({ id: IdParam }),
    answer: Type.Object({
      ad: RegisterRow,
      days: Type.Array(Type.Object({ day: Type.String(), views: Type.Integer(), clicks: Type.Integer() })),
    }),
  }),
  'promotion-banner': query({
    summary: 'Промобаннер дня; null, если его нет',
    params: Params({}),
    answer: Type.Object({
      banner: Nullable(
        Type.Object({
          id: Type.Integer({ description: 'Номер кампании: закрытую больше не показываем' }),
          name: Type.String(),
          title: Type.String(),
          link: Type.String(),
          image: Nullable(Type.String()),
          ad: AdMark,
        }),
      ),
    }),
  }),
  'advertising-send-statistics': command({
    summary: 'Статистика аудитории на почту: таблица и картинка; раз в час на один адрес',
    perMinute: FORM_PER_MINUTE,
    params: Params(formParams(STATISTICS_FORM)),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
  'advertising-order': command({
    summary: 'Заявка на рекламу: попадает в очередь сообщений редакции',
    perMinute: FORM_PER_MINUTE,
    params: Params(formParams(AD_ORDER_FORM)),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
}
