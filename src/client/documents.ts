import type { PathName } from '#domain/paths/paths.ts'
import type { FamilyDocuments, PageDocument } from './app/page-document.ts'
import { abcDocuments } from './pages/abc/documents.ts'
import { aboutDocuments } from './pages/about/documents.ts'
import { advertisingDocuments } from './pages/advertising/documents.ts'
import { agencyDocuments } from './pages/agency/documents.ts'
import { calculatorDocuments } from './pages/calculator/documents.ts'
import { caseDocuments } from './pages/cases/documents.ts'
import { cmsDocuments } from './pages/cms/documents.ts'
import { compareDocuments } from './pages/compare/documents.ts'
import { contactDocuments } from './pages/contacts/documents.ts'
import { responseDocuments } from './pages/customer-responses/documents.ts'
import { statDocuments } from './pages/digital-stats/documents.ts'
import { interviewDocuments } from './pages/interviews/documents.ts'
import { mainDocuments } from './pages/main/documents.ts'
import { messageDocuments } from './pages/message-confirm/documents.ts'
import { methodologyDocuments } from './pages/methodology/documents.ts'
import { newsDocuments } from './pages/news/documents.ts'
import { offlineDocuments } from './pages/offline/documents.ts'
import { personDocuments } from './pages/persons/documents.ts'
import { pickerDocuments } from './pages/picker/documents.ts'
import { profileDocuments } from './pages/profile-add/documents.ts'
import { promoDocuments } from './pages/promo/documents.ts'
import { ratingDocuments } from './pages/rating/documents.ts'
import { researchDocuments } from './pages/research/documents.ts'
import { reviewAddDocuments } from './pages/review-add/documents.ts'
import { reviewReplyDocuments } from './pages/review-reply/documents.ts'
import { reviewRequestDocuments } from './pages/review-request/documents.ts'
import { searchDocuments } from './pages/search/documents.ts'
import { subscriptionDocuments } from './pages/subscription/documents.ts'
import { tenderDocuments } from './pages/tender/documents.ts'
import { textDocuments } from './pages/text/documents.ts'
import { wallDocuments } from './pages/wall/documents.ts'

/** Every page; imported by the renderer only. */
export const DOCUMENTS: FamilyDocuments<PathName> = {
  ...abcDocuments,
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
  ...interviewDocuments,
  ...mainDocuments,
  ...methodologyDocuments,
  ...newsDocuments,
  ...personDocuments,
  ...pickerDocuments,
  ...profileDocuments,
  ...promoDocuments,
  ...ratingDocuments,
  ...researchDocuments,
  ...tenderDocuments,
  ...textDocuments,
  ...wallDocuments,
  ...searchDocuments,
  ...offlineDocuments,
  ...reviewRequestDocuments,
  ...reviewAddDocuments,
  ...reviewReplyDocuments,
  ...messageDocuments,
  ...subscriptionDocuments,
}

export const documentOf = (name: PathName): PageDocument<PathName> => DOCUMENTS[name] as PageDocument<PathName>
