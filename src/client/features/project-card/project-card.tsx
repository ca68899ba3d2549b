import type { AgencyCard } from '#contract/shapes/agency.ts'
import type { ProjectCard as Project } from '#contract/shapes/project.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import styles from './project-card.module.css'
import { ProjectPicture } from './project-picture.tsx'

export interface ProjectCardProps {
  project: Project
  href: string
  /** Set in lists that mix agencies. */
  agency?: AgencyCard | undefined
  headingLevel?: 2 | 3
  isInverse?: boolean | undefined
}

/** A list item: the cover and its caption; the whole card links to the project. */
export function ProjectCard({ project, href, agency, headingLevel = 3, isInverse }: ProjectCardProps) {
  const { id, title, client, price, is_verified, awards } = project
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <li className={styles.project} data-project={id}>
      <ProjectPicture id={id} alt="" variant={isInverse ? 'inverse' : 'full'} />
      <Heading className={styles.title}>
        <a className="cover" href={href}>
          {title}
        </a>
      </Heading>
      <p className={`figure ${styles.price}`}>{price}</p>
      <p className={`note ${styles.facts}`}>
        <span>{agency ? `${client} · ${agency.name}` : client}</span>
        <span>{kindText(project)}</span>
        <span>
          {termText(project)}
          {is_verified && <span className={styles.checked}>проверен</span>}
          {awards > 0 && <span>{` · ${counted(awards, 'award')}`}</span>}
        </span>
      </p>
    </li>
  )
}

/** «Интернет-магазины · 1С-Битрикс»; a project that is not a website is described by its service. */
const kindText = ({ service, site_type, system }: Project): string =>
  [site_type ?? service, ...(system === null ? [] : [system])].join(' · ')

/** «6 мес., 2026» */
const termText = ({ months, year }: Project): string => `${months}${NBSP}мес., ${year}`
