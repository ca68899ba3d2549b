import type { PathName } from '#domain/paths/paths.ts'
import type { AnyDocument, FamilyDocuments } from './app/page-document.ts'
import { aboutDocuments } from './pages/about/documents.ts'
import { advertisingDocuments } from './pages/advertising/documents.ts'
import { agencyDocuments } from './pages/agency/documents.ts'
import { calculatorDocuments } from './pages/calculator/documents.ts'
import { caseDocuments } from './pages/cases/documents.ts'
import { cmsDocuments } from './pages/cms/documents.ts'
import { compareDocuments } from './pages/compare/documents.ts'
import { confirmDocuments } from './pages/confirm/documents.ts'
import { contactDocuments } from './pages/contacts/documents.ts'
import { responseDocuments } from './pages/customer-responses/documents.ts'
import { statDocuments } from './pages/digital-stats/documents.ts'
import { mainDocuments } from './pages/main/documents.ts'
import { methodologyDocuments } from './pages/methodology/documents.ts'
import { myRatingDocuments } from './pages/my-rating/documents.ts'
import { offlineDocuments } from './pages/offline/documents.ts'
import { pickerDocuments } from './pages/picker/documents.ts'
import { profileDocuments } from './pages/profile-add/documents.ts'
import { promoDocuments } from './pages/promo/documents.ts'
import { ratingDocuments } from './pages/rating/documents.ts'
import { readingDocuments } from './pages/reading/documents.ts'
import { reviewFormDocuments } from './pages/review-forms/documents.ts'
import { searchDocuments } from './pages/search/documents.ts'
import { tenderDocuments } from './pages/tender/documents.ts'
import { textDocuments } from './pages/text/documents.ts'
import { wallDocuments } from './pages/wall/documents.ts'

/** Every page; imported by the renderer only. */
export const DOCUMENTS: FamilyDocuments<PathName> = {
  ...readingDocuments,
  ...aboutDocuments,
  ...advertisingDocuments,
  ...agencyDocuments,
  ...calculatorDocuments,
  ...caseDocuments,
  ...cmsDocuments,
  ...compareDocuments,
  ...contactDocuments,
  ...responseDocuments,
  ...statDocuments,
  ...mainDocuments,
  ...methodologyDocuments,
  ...pickerDocuments,
  ...profileDocuments,
  ...promoDocuments,
  ...ratingDocuments,
  ...myRatingDocuments,
  ...tenderDocuments,
  ...textDocuments,
  ...wallDocuments,
  ...searchDocuments,
  ...offlineDocuments,
  ...reviewFormDocuments,
  ...confirmDocuments,
}

export const documentOf = (name: PathName): AnyDocument => DOCUMENTS[name] as AnyDocument
