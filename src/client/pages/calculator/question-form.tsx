import type { CostAnswer } from '#contract/calls/calculator.ts'
import type { Answer, Params } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { usePageParams } from '../../app/location.tsx'
import { useCall } from '../../store/hooks.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAutoSubmit } from './use-auto-submit.ts'
import styles from './view.module.css'

interface QuestionFormProps {
  answer: CostAnswer
  questions: Answer<'cost-filters'>['questions']
  asked: Params<'cost-approximate-price'>
}

/** The budget's field, which the mark on the chart also sets. */
export const BUDGET_FIELD = 'calculator-budget'

/** Questions as a plain GET form; every change leads to the address of the new answer. */
export function QuestionForm({ answer, questions, asked }: QuestionFormProps) {
  const budget = answer.budget === null ? (asked.budget ?? '') : formatNumber(answer.budget)
  const submit = useAutoSubmit({ ...Object.fromEntries(questions.map(each => [each.key, each.selected])), budget })
  const path = href('calculator-service', usePageParams('calculator-service'))
  const isUnread = asked.budget !== undefined && answer.budget === null
  return (
    <form className={`stack-16 ${styles.form}`} method="get" action={path} aria-label="Что посчитать" {...submit}>
      {questions.map(({ key, title, options, selected }) => (
        <Select
          key={key}
          name={key}
          label={title}
          defaultValue={selected}
          options={[
            { value: '', label: 'Не важно' },
            ...options.map(option => ({
              value: option.value,
              label: `${option.title} · ${formatNumber(option.projects)}`,
            })),
          ]}
        />
      ))}
      <TextField
        id={BUDGET_FIELD}
        name="budget"
        label="Ваш предел, ₽"
        inputMode="text"
        defaultValue={budget}
        placeholder="1,5 млн"
        hint="Необязательно. Черта на графике покажет, кто уложится."
        error={isUnread ? 'Напишите сумму цифрами: 1 500 000 или 1,5 млн' : undefined}
        onBlur={event => {
          if (event.target.value !== event.target.defaultValue) event.target.form?.requestSubmit()
        }}
      />
      <noscript>
        <Button type="submit" isWide>
          Рассчитать стоимость
        </Button>
      </noscript>
    </form>
  )
}

/** Actions that follow from the answer; on a phone they come after it. */
export function CalculatorActs({ answer }: { answer: CostAnswer }) {
  const path = href('calculator-service', usePageParams('calculator-service'))
  return (
    <div className="stack-16 start">
      <ButtonLink tone="primary" size="large" isWide href={answer.tender}>
        Заявка с этим расчётом
      </ButtonLink>
      <p className="note">Агентства увидят условия и ответят ценой.</p>
      <a className={styles.reset} href={path}>
        Сбросить ответы
      </a>
      <OtherServices current={answer.service.value} />
    </div>
  )
}

const NOTHING = {}

function OtherServices({ current }: { current: string }) {
  const { response } = useCall('cost-services-list', NOTHING)
  const others = response?.services.filter(({ slug }) => slug !== current) ?? []
  if (others.length === 0) return null
  return (
    <Disclosure summary="Другая услуга">
      <ul className={`stack-8 ${styles.others}`}>
        {others.map(({ slug, title, path }) => (
          <li key={slug}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
