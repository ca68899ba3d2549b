import type { AgencyCard } from '#contract/shapes/agency.ts'
import type { ProjectCard as Project } from '#contract/shapes/project.ts'
import { counted } from '#domain/russian/plural.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardLink } from '../../ui/card.tsx'
import styles from './project-card.module.css'
import { ProjectPicture } from './project-picture.tsx'

export interface ProjectCardProps {
  project: Project
  href: string
  /** Set in lists that mix agencies. */
  agency?: AgencyCard | undefined
  headingLevel?: 2 | 3
}

/** A list item; the whole card links to the project. */
export function ProjectCard({ project, href, agency, headingLevel = 3 }: ProjectCardProps) {
  const { id, title, client, is_verified, awards } = project
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <Card as="li">
      <article className={styles.project} data-project={id}>
        <ProjectPicture id={id} alt="" />
        <div className={styles.words}>
          <Heading className={styles.title}>
            <CardLink href={href}>{title}</CardLink>
          </Heading>
          <p className={styles.client}>{agency ? `${client} · ${agency.name}` : client}</p>
          <p className={styles.facts}>
            <span>{kindText(project)}</span>
            <span>{costText(project)}</span>
          </p>
          {(is_verified || awards > 0) && (
            <p className={styles.marks}>
              {is_verified && <Badge tone="confirmed">Проверен</Badge>}
              {awards > 0 && <Badge tone="signal">{counted(awards, 'award')}</Badge>}
            </p>
          )}
        </div>
      </article>
    </Card>
  )
}

/** «Интернет-магазины · 1С-Битрикс»; a project that is not a website is described by its service. */
const kindText = ({ service, site_type, system }: Project): string =>
  [site_type ?? service, ...(system === null ? [] : [system])].join(' · ')

/** «300 тыс. – 1 млн ₽ · 2026» */
const costText = ({ price, year }: Project): string => `${price} · ${year}`
