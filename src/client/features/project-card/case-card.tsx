import type { CaseCard as Case } from '#contract/shapes/case.ts'
import styles from './case-card.module.css'
import { ProjectPicture } from './project-picture.tsx'

interface CaseCardProps {
  study: Case
  headingLevel?: 2 | 3
  isInverse?: boolean | undefined
}

/** A list item: the cover of the project with the result below; the whole card links to the case. */
export function CaseCard({ study, headingLevel = 3, isInverse }: CaseCardProps) {
  const { path, title, result, service, project, agency } = study
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <li className={`note ${styles.case}`}>
      {project && <ProjectPicture id={project.id} alt="" variant={isInverse ? 'inverse' : 'full'} />}
      <Heading className={styles.client}>
        <a className="cover" href={path}>
          {project?.client ?? title}
        </a>
      </Heading>
      <p>{`${agency.name} · ${service}`}</p>
      <p className={styles.result}>{result}</p>
    </li>
  )
}
