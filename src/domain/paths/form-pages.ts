import { isPrivatePath, type PathName } from './paths.ts'

const FORM_PAGES: readonly PathName[] = [
  'tender',
  'agency-contacts',
  'review-request',
  'review-client',
  'profile-add',
  'contacts',
  'promo-responses',
  'digital-stats',
  'digital-stats-tab',
  'cases',
  'cases-hashtag',
  'advertising',
  'advertising-prices',
]

/** A visitor who fills in a form is busy: nothing may float over its fields. Private links lead to a single form too. */
export const isFormPage = (page: PathName): boolean => FORM_PAGES.includes(page) || isPrivatePath(page)
