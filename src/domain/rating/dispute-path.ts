import { href } from '../paths/paths.ts'

/** The form to the editors, begun with a rating and, where it is known, the place of an agency in it. */
export const disputePath = (rating: string, agency?: number): string =>
  `${href('contacts')}?${new URLSearchParams({ rating, ...(agency && { agency: String(agency) }) })}#send-feedback`
