import type { Answer } from '#contract/index.ts'
import { AD_ORDER_FORM } from '#domain/forms/advertising-forms.ts'
import { counted } from '#domain/russian/plural.ts'
import { CallForm } from '../../features/call-form/call-form.tsx'
import type { FormFields } from '../../features/call-form/form-fields.ts'
import { PersonalData } from '../../features/call-form/personal-data.tsx'
import { useCall } from '../../store/hooks.ts'
import { FormPair, FormPart } from '../../ui/form-part.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './advertising.module.css'

type PriceData = Answer<'advertising-price-data'>
type Fields = FormFields<typeof AD_ORDER_FORM>

const NO_PARAMS = {}
const LABELS = {
  format: 'Формат',
  rating: 'Рейтинг',
  month: 'Начало',
  months: 'Срок',
  company: 'Компания',
  name: 'Имя',
  email: 'Почта',
  phone: 'Телефон',
  message: 'О рекламе',
  consent: 'согласие на обработку данных',
}

/** The order goes to the editors' queue. */
export function OrderForm() {
  const { response } = useCall('advertising-price-data', NO_PARAMS)
  if (!response) return null
  return (
    <section className={styles.form} id="order" aria-labelledby="order-title">
      <SectionHeading id="order-title">Заказать рекламу</SectionHeading>
      <p className={styles.text}>Заявка ни к чему не обязывает: ответим на почту за один рабочий день.</p>
      <CallForm
        call="advertising-order"
        subject={{}}
        rules={AD_ORDER_FORM}
        labels={LABELS}
        submit="Отправить заявку"
        again="Отправить ещё одну"
        success="Спасибо! Заявка получена. Ответ придёт на почту, которую вы указали"
      >
        {fields => (
          <>
            <What {...fields} data={response} />
            <Who {...fields} />
            <PersonalData consent={fields.tick('consent')} />
          </>
        )}
      </CallForm>
    </section>
  )
}

function What({ text, data }: Fields & { data: PriceData }) {
  const { formats, months, order } = data
  const ratings = new Map(
    formats.flatMap(({ places }) => places).flatMap(({ rating, title }) => (rating === null ? [] : [[rating, title]])),
  )
  const periods = Array.from(
    { length: order.max_months - order.min_months + 1 },
    (_, index) => order.min_months + index,
  )
  const { isOptional: _, ...rating } = text('rating')
  return (
    <FormPart title="Реклама">
      <FormPair>
        <Select {...text('format')} options={formats.map(({ slot, title }) => ({ value: slot, label: title }))} />
        <Select
          {...rating}
          options={[
            { value: '', label: 'Весь сайт' },
            ...Array.from(ratings, ([value, label]) => ({ value: String(value), label: String(label) })),
          ]}
          hint="Карточки ставятся в один рейтинг"
        />
      </FormPair>
      <FormPair>
        <Select {...text('month')} options={months.map(({ month, title }) => ({ value: month, label: title }))} />
        <Select
          {...text('months')}
          options={periods.map(period => ({ value: String(period), label: counted(period, 'month') }))}
        />
      </FormPair>
      <TextArea {...text('message')} rows={4} hint="Что рекламируете и на какую страницу ведёт ссылка" />
    </FormPart>
  )
}

function Who({ text }: Fields) {
  return (
    <FormPart title="Как с вами связаться">
      <FormPair>
        <TextField {...text('company')} autoComplete="organization" />
        <TextField {...text('name')} autoComplete="name" />
      </FormPair>
      <FormPair>
        <TextField {...text('email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
        <TextField {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </FormPair>
    </FormPart>
  )
}
