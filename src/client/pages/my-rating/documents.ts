import type { FamilyDocuments } from '../../app/page-document.ts'
import type { myRatingPages } from './pages.ts'

export const myRatingDocuments: FamilyDocuments<keyof typeof myRatingPages> = {
  'my-rating': {
    bundle: 'my-rating',
    sitemap: { because: 'it reorders the rating, which is listed, and every weights have an address' },
    head: null,
    jsonLd: null,
    sharePicture: null,
  },
}
