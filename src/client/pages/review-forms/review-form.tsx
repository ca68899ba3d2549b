import type { Answer } from '#contract/index.ts'
import { REVIEW_ADD_FORM } from '#domain/forms/review-add-form.ts'
import { href } from '#domain/paths/paths.ts'
import type { ReviewCriterion } from '#domain/vocabulary/review-criteria.ts'
import { CallForm } from '../../forms/call-form.tsx'
import { allDrawn } from '../../forms/form-fields.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormPair, FormPart } from '../../ui/form-part.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { DraftKeeper, draftName } from './draft-keeper.tsx'
import { MarkField } from './mark-field.tsx'
import styles from './review-add.module.css'

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
      submit="Отправить отзыв"
      success="Спасибо! Отзыв отправлен и ждёт проверки. О решении мы напишем на почту, куда пришла ссылка"
    >
      {({ quality, terms, communication, value, recommend, overall, ...others }) => {
        const marks = { quality, terms, communication, value, recommend }
        const { text, better, price, months, author, role, company, show_name, consent, publish, ...rest } = others
        return allDrawn(
          rest,
          <>
            <FormPart title="Оценки">
              {criteria.map(({ id, hint }) => (
                <MarkField key={id} {...marks[id as ReviewCriterion]} hint={hint} />
              ))}
              <MarkField {...overall} hint="Не среднее: как вы оцениваете работу в целом" />
            </FormPart>
            <FormPart title="Словами">
              <TextArea
                {...text}
                rows={8}
                hint="От 50 до 5000 знаков: какая была задача, что сделали, что получилось"
              />
              <TextArea {...better} rows={3} />
              <FormPair>
                <TextField {...price} inputMode="numeric" autoComplete="off" hint={`Отзывы группируются: ${ranges}`} />
                <TextField {...months} inputMode="numeric" autoComplete="off" />
              </FormPair>
            </FormPart>
            <FormPart title="О вас">
              <FormPair>
                <TextField {...author} autoComplete="name" />
                <TextField {...role} autoComplete="organization-title" />
              </FormPair>
              <TextField {...company} autoComplete="organization" />
              <Checkbox {...show_name}>
                Показывать моё имя. Без отметки будут видны только должность и компания
              </Checkbox>
            </FormPart>
            <div className={`stack-12 ${styles.consents}`}>
              <Checkbox {...consent}>
                Даю <a href={`${href('consent')}#consent`}>согласие на обработку персональных данных</a>
              </Checkbox>
              <Checkbox {...publish}>
                Даю <a href={`${href('consent')}#consent-publication`}>согласие на публикацию отзыва</a>
              </Checkbox>
            </div>
            <DraftKeeper name={draftName(reviewKey)} fields={SAVED_FIELDS} />
          </>,
        )
      }}
    </CallForm>
  )
}
