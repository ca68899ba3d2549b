import type { PersonCard } from '#contract/shapes/interview.ts'
import { href } from '#domain/paths/paths.ts'

export const personCard = ({ slug, name, role }: Omit<PersonCard, 'path'>): PersonCard => ({
  slug,
  path: href('person', { person: slug }),
  name,
  role,
})
