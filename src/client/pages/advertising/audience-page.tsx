import { STATISTICS_FORM } from '#domain/forms/advertising-forms.ts'
import { Island } from '../../app/island.tsx'
import { drawnPart } from '../../app/late-part.ts'
import { CallForm } from '../../forms/call-form.tsx'
import { allDrawn } from '../../forms/form-fields.ts'
import { PersonalData } from '../../forms/personal-data.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './advertising.module.css'

const facts = drawnPart(() => import('./audience-facts.tsx'))

export function AudiencePage() {
  return (
    <>
      <Island of={facts} until="leave" />
      <section className={`stack-16 ${styles.form}`} id="statistics" aria-labelledby="statistics-title">
        <SectionHeading id="statistics-title">Прислать статистику на почту</SectionHeading>
        <p className="text-measure">Одно письмо: те же числа таблицей и картинкой. Не чаще раза в час на один адрес.</p>
        <CallForm
          call="advertising-send-statistics"
          subject={{}}
          rules={STATISTICS_FORM}
          submit="Прислать"
          success="Письмо со статистикой уходит на почту, которую вы указали"
        >
          {({ email, consent, ...rest }) =>
            allDrawn(
              rest,
              <>
                <TextField {...email} />
                <PersonalData consent={consent} />
              </>,
            )
          }
        </CallForm>
      </section>
    </>
  )
}
