import type { PathName, PathParams } from '#domain/paths/paths.ts'
import { breadcrumbList, type NamedPath, type ShownData } from '../app/json-ld.ts'
import type { ResolvedPage } from '../app/page.ts'
import { abcJsonLd, termJsonLd } from '../pages/abc/json-ld.ts'
import { aboutJsonLd, plansJsonLd, pressJsonLd, teamJsonLd } from '../pages/about/json-ld.ts'
import {
  AD_CONTACTS_CRUMBS,
  ADVERTISING_CRUMBS,
  PAST_SPONSORS_CRUMBS,
  PRICES_CRUMBS,
  REGISTER_CRUMBS,
  REVIEWS_CRUMBS,
  SPONSORS_CRUMBS,
} from '../pages/advertising/ad-crumbs.ts'
import { agencyJsonLd } from '../pages/agency/json-ld.ts'
import { calculatorJsonLd, costAnalyticsJsonLd, serviceCostJsonLd } from '../pages/calculator/json-ld.ts'
import { caseJsonLd, caseListJsonLd } from '../pages/cases/json-ld.ts'
import { cmsJsonLd } from '../pages/cms/json-ld.ts'
import { COMPARE_CRUMBS } from '../pages/compare/crumbs.ts'
import { contactsJsonLd } from '../pages/contacts/json-ld.ts'
import { oneResponseJsonLd, responseListJsonLd } from '../pages/customer-responses/json-ld.ts'
import { statsJsonLd } from '../pages/digital-stats/json-ld.ts'
import { interviewListJsonLd, interviewPageJsonLd } from '../pages/interviews/json-ld.ts'
import { mainJsonLd } from '../pages/main/json-ld.ts'
import { methodologyJsonLd } from '../pages/methodology/json-ld.ts'
import { newsItemJsonLd, newsListJsonLd } from '../pages/news/json-ld.ts'
import { personInterviewJsonLd, personJsonLd } from '../pages/persons/json-ld.ts'
import { PICKER_CRUMBS } from '../pages/picker/crumbs.ts'
import { profileAddJsonLd } from '../pages/profile-add/json-ld.ts'
import { awardJsonLd, awardsJsonLd, promoJsonLd, promoResponsesJsonLd, worksJsonLd } from '../pages/promo/json-ld.ts'
import { ratingJsonLd } from '../pages/rating/json-ld.ts'
import { researchListJsonLd, studyJsonLd } from '../pages/research/json-ld.ts'
import { TENDER_CRUMBS } from '../pages/tender/promo/crumbs.ts'
import { textJsonLd } from '../pages/text/json-ld.ts'
import { WALL_CRUMBS } from '../pages/wall/crumbs.ts'
import { type RemoteState, responseFor } from '../store/remote.ts'

type JsonLdMakers = { [N in PathName]?: (shown: ShownData, params: PathParams<N>) => object[] }

const crumbsOnly =
  (crumbs: readonly NamedPath[]) =>
  ({ siteUrl }: ShownData): object[] => [breadcrumbList(siteUrl, crumbs)]

const MAKERS: JsonLdMakers = {
  main: mainJsonLd,
  rating: ratingJsonLd,
  methodology: methodologyJsonLd,
  agency: agencyJsonLd('agency'),
  'agency-prices': agencyJsonLd('agency-prices'),
  'agency-portfolio': agencyJsonLd('agency-portfolio'),
  'agency-reviews': agencyJsonLd('agency-reviews'),
  'agency-review': agencyJsonLd('agency-review'),
  'agency-interviews': agencyJsonLd('agency-interviews'),
  'agency-mentions': agencyJsonLd('agency-mentions'),
  'agency-faq': agencyJsonLd('agency-faq'),
  'agency-contacts': agencyJsonLd('agency-contacts'),
  calculator: calculatorJsonLd,
  'calculator-service': serviceCostJsonLd,
  'calculator-analytics': costAnalyticsJsonLd,
  cms: cmsJsonLd('cms'),
  'cms-projects': cmsJsonLd('cms-projects'),
  'cms-reviews': cmsJsonLd('cms-reviews'),
  'cms-review': cmsJsonLd('cms-review'),
  'customer-responses': responseListJsonLd,
  'category-responses': responseListJsonLd,
  'agency-responses': responseListJsonLd,
  'customer-response': oneResponseJsonLd,
  cases: caseListJsonLd,
  'cases-hashtag': caseListJsonLd,
  case: caseJsonLd,
  news: newsListJsonLd,
  'news-category': newsListJsonLd,
  'news-item': newsItemJsonLd,
  research: researchListJsonLd,
  'research-item': studyJsonLd,
  abc: abcJsonLd,
  'abc-item': termJsonLd,
  interviews: interviewListJsonLd,
  interview: interviewPageJsonLd,
  person: personJsonLd,
  'person-interview': personInterviewJsonLd,
  about: aboutJsonLd,
  'about-plans': plansJsonLd,
  'about-team': teamJsonLd,
  press: pressJsonLd,
  promo: promoJsonLd,
  'promo-awards': awardsJsonLd,
  'promo-awards-year': awardsJsonLd,
  'promo-award': awardJsonLd,
  'promo-responses': promoResponsesJsonLd,
  'promo-best-works': worksJsonLd,
  'promo-best-works-year': worksJsonLd,
  contacts: contactsJsonLd,
  'profile-add': profileAddJsonLd,
  compare: crumbsOnly(COMPARE_CRUMBS),
  wall: crumbsOnly(WALL_CRUMBS),
  picker: crumbsOnly(PICKER_CRUMBS),
  tender: crumbsOnly(TENDER_CRUMBS),
  'digital-stats': statsJsonLd,
  'digital-stats-tab': statsJsonLd,
  rules: textJsonLd('rules'),
  privacy: textJsonLd('privacy'),
  consent: textJsonLd('consent'),
  advertising: crumbsOnly(ADVERTISING_CRUMBS),
  'advertising-prices': crumbsOnly(PRICES_CRUMBS),
  'advertising-past-sponsors': crumbsOnly(PAST_SPONSORS_CRUMBS),
  'advertising-reviews': crumbsOnly(REVIEWS_CRUMBS),
  'advertising-contacts': crumbsOnly(AD_CONTACTS_CRUMBS),
  'advertising-register': crumbsOnly(REGISTER_CRUMBS),
  sponsors: crumbsOnly(SPONSORS_CRUMBS),
}

/** Server only: browsers have no use for JSON-LD. */
export function jsonLdOf(
  { page, params, requests }: ResolvedPage,
  remote: RemoteState,
  site: Pick<ShownData, 'siteUrl' | 'siteName'>,
): object[] {
  const make = MAKERS[page.name] as ((shown: ShownData, params: object) => object[]) | undefined
  const answer: ShownData['answer'] = (name, about = {}) => {
    const isAsked = (asked: object) =>
      Object.entries(about).every(([key, value]) => (asked as Record<string, unknown>)[key] === value)
    const asked = requests.find(request => request.name === name && isAsked(request.params))
    return asked ? responseFor(remote, name, asked.params as object) : null
  }
  return make?.({ ...site, answer }, params) ?? []
}
