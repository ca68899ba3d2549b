import { href } from '#domain/paths/paths.ts'
import { usePageParams } from '../../../app/location.tsx'
import { InterviewCard } from '../../../features/interview-card/interview-card.tsx'
import { useCall } from '../../../store/hooks.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import styles from '../interviews/interview-list.module.css'

const SHOWN = 3

/** The newest; all are on their own tab. */
export function AgencyInterviews() {
  const { agency } = usePageParams('agency-mentions')
  const { response } = useCall('agencies-interviews', { agency })
  const interviews = response?.list ?? []
  if (interviews.length === 0) return null
  return (
    <section aria-label="Интервью">
      <SectionHeading action={<a href={href('agency-interviews', { agency })}>Все интервью</a>}>
        Интервью
      </SectionHeading>
      <ol className={styles.list}>
        {interviews.slice(0, SHOWN).map(interview => (
          <InterviewCard key={interview.slug} interview={interview} isAgencyShown={false} headingLevel={3} />
        ))}
      </ol>
    </section>
  )
}
