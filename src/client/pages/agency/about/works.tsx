import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { ndaProjects, PORTFOLIO_PROJECTS } from '#domain/russian/count-labels.ts'
import { ProjectCard } from '../../../features/project-card/project-card.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from './cards.module.css'

interface WorksProps {
  works: Answer<'agency-works'>['works']
  cases: Answer<'agency-works'>['cases']
  agency: Pick<Answer<'agency-header'>, 'name_lat' | 'projects'>
}

export function Works({ works, cases, agency: { name_lat, projects } }: WorksProps) {
  if (works.length === 0) return null
  return (
    <section className={`stack-12 ${styles.works}`} aria-labelledby="works">
      <SectionHeading
        id="works"
        action={
          <TextLink isTarget href={href('agency-portfolio', { agency: name_lat })}>
            {`Все ${formatNumber(projects.shown)}`}
          </TextLink>
        }
      >
        Работы
      </SectionHeading>
      <p className="note">
        {works.some(({ has_result }) => has_result) && 'Сначала с измеренным результатом. '}
        {`${PORTFOLIO_PROJECTS} ${formatNumber(projects.shown)}`}
        {projects.nda > 0 && ` и ещё ${ndaProjects(projects.nda)}`}
      </p>
      <ul>
        {works.map(project => (
          <ProjectCard key={project.id} project={project} href={project.path} />
        ))}
      </ul>
      {cases.length > 0 && (
        <p className="note">
          {'Кейсы: '}
          {cases.map(({ title, path }, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <a href={path}>{title}</a>
            </span>
          ))}
        </p>
      )}
    </section>
  )
}
