import { crumbsAbove } from '../../app/crumbs.ts'
import { CallSection } from '../../features/call-section/call-section.tsx'
import { HowToGetIn } from '../../features/how-to-get-in/how-to-get-in.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { PROFILE_ADD_CRUMBS } from './crumbs.ts'
import { RegistrationForm } from './registration-form.tsx'
import styles from './view.module.css'

const NO_PARAMS = {}

export function View() {
  const howToGetIn = useCall('how-to-get-into-ratings', NO_PARAMS)
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbsAbove(PROFILE_ADD_CRUMBS)} />
      <h1>Добавить агентство</h1>
      <p className={styles.lead}>
        Участие бесплатное, места не продаются. Расскажите об агентстве — редактор проверит сведения, обычно за два
        рабочих дня, заведёт профиль и напишет представителю.
      </p>
      <RegistrationForm />
      <CallSection
        id="ways-in"
        title="Как потом попасть в рейтинг"
        call={howToGetIn}
        isEmpty={({ steps }) => steps.length === 0}
      >
        {answer => <HowToGetIn answer={answer} />}
      </CallSection>
    </div>
  )
}
