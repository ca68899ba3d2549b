import type { Answer } from '#contract/index.ts'
import { REVIEW_ADD_FORM } from '#domain/forms/review-add-form.ts'
import { href } from '#domain/paths/paths.ts'
import { REVIEW_CRITERIA } from '#domain/vocabulary/review-criteria.ts'
import { CallForm } from '../../features/call-form/call-form.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormPair, FormPart } from '../../ui/form-part.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DraftKeeper, draftName } from './draft-keeper.tsx'
import { MarkField } from './mark-field.tsx'
import styles from './review-add.module.css'

const LABELS = {
  ...(Object.fromEntries(REVIEW_CRITERIA.map(({ id, title }) => [id, title])) as Record<
    (typeof REVIEW_CRITERIA)[number]['id'],
    string
  >),
  overall: 'Общее впечатление',
  text: 'Отзыв',
  better: 'Что можно было сделать лучше',
  price: 'Стоимость, ₽',
  months: 'Срок, месяцев',
  author: 'Имя и фамилия',
  role: 'Должность',
  company: 'Компания',
  show_name: 'показывать имя',
  consent: 'согласие на обработку данных',
  publish: 'согласие на публикацию',
}

const SAVED_FIELDS = Object.entries(REVIEW_ADD_FORM).flatMap(([name, { kind }]) => (kind === 'tick' ? [] : name))

interface ReviewFormProps {
  form: Answer<'review-add-form'>
  reviewKey: string
}

export function ReviewForm({ form: { criteria, price_ranges }, reviewKey }: ReviewFormProps) {
  const ranges = price_ranges.map(({ title }) => title).join(', ')
  return (
    <CallForm
      call="review-add-send"
      subject={{ key: reviewKey }}
      rules={REVIEW_ADD_FORM}
      labels={LABELS}
      submit="Отправить отзыв"
      success="Спасибо! Отзыв отправлен и ждёт проверки. О решении мы напишем на почту, куда пришла ссылка"
    >
      {({ text, tick }) => (
        <>
          <FormPart title="Оценки">
            {criteria.map(({ id, hint }) => (
              <MarkField key={id} {...text(id as 'quality')} hint={hint} />
            ))}
            <MarkField {...text('overall')} hint="Не среднее: как вы оцениваете работу в целом" />
          </FormPart>
          <FormPart title="Словами">
            <TextArea
              {...text('text')}
              rows={8}
              hint="От 50 до 5000 знаков: какая была задача, что сделали, что получилось"
            />
            <TextArea {...text('better')} rows={3} />
            <FormPair>
              <TextField
                {...text('price')}
                inputMode="numeric"
                autoComplete="off"
                hint={`Отзывы группируются: ${ranges}`}
              />
              <TextField {...text('months')} inputMode="numeric" autoComplete="off" />
            </FormPair>
          </FormPart>
          <FormPart title="О вас">
            <FormPair>
              <TextField {...text('author')} autoComplete="name" />
              <TextField {...text('role')} autoComplete="organization-title" />
            </FormPair>
            <TextField {...text('company')} autoComplete="organization" />
            <Checkbox {...tick('show_name')}>
              Показывать моё имя. Без отметки будут видны только должность и компания
            </Checkbox>
          </FormPart>
          <div className={styles.consents}>
            <Checkbox {...tick('consent')}>
              Даю <a href={`${href('consent')}#consent`}>согласие на обработку персональных данных</a>
            </Checkbox>
            <Checkbox {...tick('publish')}>
              Даю <a href={`${href('consent')}#consent-publication`}>согласие на публикацию отзыва</a>
            </Checkbox>
          </div>
          <DraftKeeper name={draftName(reviewKey)} fields={SAVED_FIELDS} />
        </>
      )}
    </CallForm>
  )
}
