import type { ProjectCard } from '#contract/shapes/project.ts'

/** «Интернет-магазины · 1С-Битрикс»; a project that is no site is named by its service. */
export const kindText = ({ service, site_type, system }: Pick<ProjectCard, 'service' | 'site_type' | 'system'>) =>
  [site_type ?? service, ...(system === null ? [] : [system])].join(' · ')

/** «300 тыс. – 1 млн ₽ · 2026» */
export const costText = ({ price, year }: Pick<ProjectCard, 'price' | 'year'>): string => `${price} · ${year}`
