import type { ServiceSlug } from '#domain/vocabulary/services.ts'

/** The deliverable. Always masculine in the nominative, because sentences agree with it. */
type Thing = { nom: string; gen: string; dat: string; ins: string; prep: string }

const thing = (forms: string): Thing => {
  const [nom = '', gen = '', dat = '', ins = '', prep = ''] = forms.split('/')
  return { nom, gen, dat, ins, prep }
}

const SITE = thing('сайт/сайта/сайту/сайтом/сайте')

const SITE_TYPES: Record<string, Thing> = {
  shop: thing('интернет-магазин/интернет-магазина/интернет-магазину/интернет-магазином/интернет-магазине'),
  catalogs: thing('сайт-каталог/сайта-каталога/сайту-каталогу/сайтом-каталогом/сайте-каталоге'),
  corporative: thing(
    'корпоративный сайт/корпоративного сайта/корпоративному сайту/корпоративным сайтом/корпоративном сайте',
  ),
  landing: thing('лендинг/лендинга/лендингу/лендингом/лендинге'),
  promo: thing('промосайт/промосайта/промосайту/промосайтом/промосайте'),
  portal: thing('портал/портала/порталу/порталом/портале'),
}

const PORTAL = thing('внутренний портал/внутреннего портала/внутреннему порталу/внутренним порталом/внутреннем портале')

const BRAND_WORKS: Record<string, Thing> = {
  logo: thing('логотип/логотипа/логотипу/логотипом/логотипе'),
  naming: thing('бренд/бренда/бренду/брендом/бренде'),
  positioning: thing('бренд/бренда/бренду/брендом/бренде'),
}

const BRAND = thing('фирменный стиль/фирменного стиля/фирменному стилю/фирменным стилем/фирменном стиле')

export function thingOf(service: ServiceSlug, siteType: string | null): Thing {
  if (service === 'portals') return PORTAL
  if (service === 'branding') return BRAND_WORKS[siteType ?? ''] ?? BRAND
  return SITE_TYPES[siteType ?? ''] ?? SITE
}
