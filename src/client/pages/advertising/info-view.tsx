import { STATISTICS_FORM } from '#domain/forms/advertising-forms.ts'
import { dormantPart } from '../../app/dormant-part.tsx'
import { CallForm } from '../../features/call-form/call-form.tsx'
import { PersonalData } from '../../features/call-form/personal-data.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AdPart } from './ad-part.tsx'
import styles from './advertising.module.css'
// Drawn without their code, so the page brings their styles.
import '../../ui/breadcrumbs.module.css'
import '../../ui/button.module.css'
import '../../ui/chart/chart.module.css'
import '../../ui/chart/figures-table.module.css'
import '../../ui/disclosure.module.css'
import '../../ui/tab-links.module.css'
import '../../ui/table.module.css'
import './audience.module.css'
import './formats.module.css'

const info = dormantPart(() => import('./info-part.tsx'))
export const partOf = () => info

const LABELS = { email: 'Почта', consent: 'согласие на обработку данных' }

export function View() {
  return (
    <>
      <AdPart part={info} />
      <section className={styles.form} id="statistics" aria-labelledby="statistics-title">
        <SectionHeading id="statistics-title">Прислать статистику на почту</SectionHeading>
        <p className={styles.text}>Одно письмо: те же числа таблицей и картинкой. Не чаще раза в час на один адрес.</p>
        <CallForm
          call="advertising-send-statistics"
          subject={{}}
          rules={STATISTICS_FORM}
          labels={LABELS}
          submit="Прислать"
          success="Письмо со статистикой уходит на почту, которую вы указали"
        >
          {({ text, tick }) => (
            <>
              <TextField {...text('email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
              <PersonalData consent={tick('consent')} />
            </>
          )}
        </CallForm>
      </section>
    </>
  )
}
