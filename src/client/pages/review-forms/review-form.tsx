import type { Answer } from '#contract/index.ts'
import { REVIEW_ADD_FORM } from '#domain/forms/review-add-form.ts'
import { formatMoneyShort } from '#domain/numbers/money.ts'
import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import type { ReviewCriterion } from '#domain/vocabulary/review-criteria.ts'
import { CallForm } from '../../forms/call-form.tsx'
import { allDrawn, fieldId } from '../../forms/form-fields.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormPair, FormPart } from '../../ui/form-part.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { DraftKeeper, draftName } from './draft-keeper.tsx'
import { MarkField } from './mark-field.tsx'
import { MarksMean } from './marks-mean.tsx'
import { PriceLimits } from './price-limits.tsx'
import styles from './review-add.module.css'
import { REVIEW_ROUTE } from './review-route.ts'

const SAVED_FIELDS = Object.entries(REVIEW_ADD_FORM).flatMap(([name, { kind }]) => (kind === 'tick' ? [] : name))

interface ReviewFormProps {
  form: Answer<'review-add-form'>
  reviewKey: string
}

export function ReviewForm({ form: { criteria, project, reviews }, reviewKey }: ReviewFormProps) {
  return (
    <CallForm
      call="review-add-send"
      subject={{ key: reviewKey }}
      rules={REVIEW_ADD_FORM}
      submit="Отправить отзыв"
      route={REVIEW_ROUTE}
      success="Спасибо! Отзыв отправлен и ждёт проверки. О решении мы напишем на почту, куда пришла ссылка"
    >
      {({ quality, terms, communication, value, recommend, overall, ...others }) => {
        const marks = { quality, terms, communication, value, recommend }
        const { text, better, price, months, author, role, company, show_name, consent, publish, ...rest } = others
        const rendered = Object.entries({ ...marks, overall }).map(([name, { defaultValue }]) => [name, defaultValue])
        const reasonId = fieldId('review-add-send', better.name)
        return allDrawn(
          rest,
          <>
            <FormPart title="Шесть оценок">
              <p className={`aside ${styles.ends}`}>
                <span>1 — ужасно</span>
                <span>5 — отлично</span>
              </p>
              {criteria.map(({ id, hint }) => (
                <MarkField
                  key={id}
                  {...marks[id as ReviewCriterion]}
                  hint={hint}
                  fact={factFor(id as ReviewCriterion, project)}
                  reasonId={reasonId}
                />
              ))}
              <MarkField {...overall} hint="Не среднее: как вы оцениваете работу в целом" reasonId={reasonId} />
              <TextArea
                {...better}
                rows={3}
                hint="Если где-то три и ниже, напишите, что случилось. После проверки это увидят все"
              />
              <MarksMean reviews={reviews} rendered={Object.fromEntries(rendered)} />
            </FormPart>
            <FormPart title="Словами">
              <TextArea
                {...text}
                rows={8}
                hint="От 50 до 5000 знаков: какая была задача, что сделали, что получилось"
              />
              <FormPair>
                <div className="stack-8 start">
                  <TextField {...price} inputMode="numeric" autoComplete="off" />
                  <PriceLimits name={price.name} rendered={price.defaultValue} />
                </div>
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

/** What the portfolio says of the project, beside the mark that it helps to give. */
function factFor(criterion: ReviewCriterion, project: Answer<'review-add-form'>['project']): string | null {
  if (!project) return null
  if (criterion === 'terms') return `шёл ${counted(project.months, 'month')}`
  return criterion === 'value' ? `бюджет ${formatMoneyShort(project.budget)}` : null
}
