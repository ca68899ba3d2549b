import type { Answer } from '#contract/index.ts'
import { AD_ORDER_FORM } from '#domain/forms/advertising-forms.ts'
import { counted } from '#domain/russian/plural.ts'
import { usePageQuery } from '../../app/location.tsx'
import { CallForm } from '../../forms/call-form.tsx'
import { allDrawn, type FormFields } from '../../forms/form-fields.ts'
import type { FormRoute } from '../../forms/form-route.ts'
import { FormWithNotes } from '../../forms/form-with-notes.tsx'
import { PersonalData } from '../../forms/personal-data.tsx'
import { useCall } from '../../store/hooks.ts'
import { FormPair, FormPart } from '../../ui/form-part.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import styles from './advertising.module.css'
import { orderedMonth } from './order-address.ts'
import { OrderSum } from './order-sum.tsx'

type PriceData = Answer<'advertising-price-data'>
type Fields = FormFields<typeof AD_ORDER_FORM>

const NO_PARAMS = {}

const ROUTE: FormRoute<keyof typeof AD_ORDER_FORM> = {
  label: 'Путь заявки на рекламу',
  stages: [
    { title: 'Что', fields: ['format', 'month', 'months'] },
    { title: 'Связь', fields: ['company', 'name', 'email', 'consent'] },
    { title: 'Ответ' },
    { title: 'erid' },
    { title: 'Показ' },
  ],
  sent: 'Отвечаем на почту за один рабочий день',
}

const NOTES = [
  ['Ответ', 'За один рабочий день, на почту из заявки. Сама заявка ни к чему не обязывает.'],
  ['erid', 'Получаете вы или мы по доверенности. Без него объявление не показывается.'],
  ['Показ', 'С пометкой «реклама», рекламодателем и erid. Показы и клики по дням видны всем в реестре.'],
  ['Чего не будет', 'Места, балла и отзывов: рекламы нет в данных, по которым считается рейтинг.'],
] as const

/** The order goes to the editors' queue. */
export function OrderForm() {
  const { response } = useCall('advertising-price-data', NO_PARAMS)
  const query = usePageQuery()
  if (!response) return null
  const initial = initialOrder(response, query)
  return (
    <section className={`stack-16 ${styles.form}`} id="order" aria-labelledby="order-title">
      <SectionHeading id="order-title">Заказать рекламу</SectionHeading>
      <FormWithNotes title="Что дальше" id="order-next" notes={NOTES}>
        {/* Keyed, because a press on another free month must replace what the fields were rendered with. */}
        <CallForm
          key={JSON.stringify(initial)}
          call="advertising-order"
          subject={{}}
          rules={AD_ORDER_FORM}
          initial={initial}
          submit="Отправить заявку"
          again="Отправить ещё одну"
          route={ROUTE}
          success="Спасибо! Заявка получена. Ответ придёт на почту, которую вы указали"
        >
          {({ format, rating, month, months, message, company, name, email, phone, consent, ...rest }) =>
            allDrawn(
              rest,
              <>
                <What {...{ format, rating, month, months, message }} data={response} />
                <Who {...{ company, name, email, phone }} />
                <PersonalData consent={consent} />
              </>,
            )
          }
        </CallForm>
      </FormWithNotes>
    </section>
  )
}

/** The month that was pressed in the price list, or the first of everything, as the selects show it. */
function initialOrder({ formats, months, order }: PriceData, query: URLSearchParams) {
  const asked = orderedMonth(query)
  const format = formats.find(({ slot }) => slot === asked?.format) ?? formats[0]
  const place = format?.places.find(({ rating }) => rating === asked?.rating)
  const month = months.find(one => one.month === asked?.month) ?? months[0]
  return {
    format: format?.slot ?? '',
    rating: place?.rating ?? '',
    month: month?.month ?? '',
    months: String(order.min_months),
  }
}

interface WhatProps extends Pick<Fields, 'format' | 'rating' | 'month' | 'months' | 'message'> {
  data: PriceData
}

function What({ format, rating, month, months: period, message, data }: WhatProps) {
  const { formats, months, order } = data
  const ratings = new Map(
    formats.flatMap(({ places }) => places).flatMap(({ rating, title }) => (rating === null ? [] : [[rating, title]])),
  )
  const periods = Array.from(
    { length: order.max_months - order.min_months + 1 },
    (_, index) => order.min_months + index,
  )
  return (
    <FormPart title="Реклама">
      <FormPair>
        <Select {...format} options={formats.map(({ slot, title }) => ({ value: slot, label: title }))} />
        <Select
          {...rating}
          isOptional={false}
          options={[
            { value: '', label: 'Весь сайт' },
            ...Array.from(ratings, ([value, label]) => ({ value: String(value), label: String(label) })),
          ]}
          hint="Карточки ставятся в один рейтинг"
        />
      </FormPair>
      <FormPair>
        <Select {...month} options={months.map(({ month: value, title }) => ({ value, label: title }))} />
        <Select
          {...period}
          options={periods.map(length => ({ value: String(length), label: counted(length, 'month') }))}
        />
      </FormPair>
      <OrderSum formats={formats} rendered={{ format: format.defaultValue, months: period.defaultValue }} />
      <TextArea {...message} rows={4} hint="Что рекламируете и на какую страницу ведёт ссылка" />
    </FormPart>
  )
}

function Who({ company, name, email, phone }: Pick<Fields, 'company' | 'name' | 'email' | 'phone'>) {
  return (
    <FormPart title="Как с вами связаться">
      <FormPair>
        <TextField {...company} autoComplete="organization" />
        <TextField {...name} autoComplete="name" />
      </FormPair>
      <FormPair>
        <TextField {...email} />
        <TextField {...phone} />
      </FormPair>
    </FormPart>
  )
}
