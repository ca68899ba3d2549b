import type { Answer } from '#contract/index.ts'
import { ProjectPicture } from '../../../features/project-card/project-picture.tsx'
import styles from './case-card.module.css'

type PopularCase = Answer<'cases-popular-list'>['cases_list'][number]

export function CaseCard({ popular: { result, service, project, agency } }: { popular: PopularCase }) {
  return (
    <li className={styles.case}>
      <ProjectPicture id={project.id} alt="" />
      <h3>
        <a href={project.path}>{project.client}</a>
      </h3>
      <p>{`${agency.name} · ${service}`}</p>
      <p className={styles.result}>{result}</p>
    </li>
  )
}
