import type { Answer } from '#contract/index.ts'
import { AD_ORDER_FORM } from '#domain/forms/advertising-forms.ts'
import { counted } from '#domain/russian/plural.ts'
import { CallForm } from '../../forms/call-form.tsx'
import { allDrawn, type FormFields } from '../../forms/form-fields.ts'
import { PersonalData } from '../../forms/personal-data.tsx'
import { useCall } from '../../store/hooks.ts'
import { FormPair, FormPart } from '../../ui/form-part.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import styles from './advertising.module.css'

type PriceData = Answer<'advertising-price-data'>
type Fields = FormFields<typeof AD_ORDER_FORM>

const NO_PARAMS = {}
/** The order goes to the editors' queue. */
export function OrderForm() {
  const { response } = useCall('advertising-price-data', NO_PARAMS)
  if (!response) return null
  return (
    <section className={`stack-16 ${styles.form}`} id="order" aria-labelledby="order-title">
      <SectionHeading id="order-title">Заказать рекламу</SectionHeading>
      <p className="text-measure">Заявка ни к чему не обязывает: ответим на почту за один рабочий день.</p>
      <CallForm
        call="advertising-order"
        subject={{}}
        rules={AD_ORDER_FORM}
        submit="Отправить заявку"
        again="Отправить ещё одну"
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
    </section>
  )
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
