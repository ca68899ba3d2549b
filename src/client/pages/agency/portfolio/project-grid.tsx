import type { ProjectCard as Project } from '#contract/shapes/project.ts'
import { ProjectCard } from '../../../features/project-card/project-card.tsx'
import styles from './portfolio.module.css'
import { withProject } from './portfolio-href.ts'
import { usePortfolio } from './use-portfolio.ts'

/** Cards open their project over the current list. */
export function ProjectGrid({ projects }: { projects: readonly Project[] }) {
  const { choice, hrefOf } = usePortfolio()
  return (
    <ul className={styles.grid}>
      {projects.map(project => (
        <ProjectCard
          key={project.id}
          project={project}
          href={hrefOf(withProject(choice, String(project.id)))}
          headingLevel={2}
        />
      ))}
    </ul>
  )
}
