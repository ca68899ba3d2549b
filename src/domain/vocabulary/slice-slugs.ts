import type { CategorySlug } from './categories.ts'
import type { CitySlug } from './cities.ts'
import type { CmsKindSlug } from './cms-kinds.ts'
import type { CompanyListSlug } from './company-lists.ts'
import type { CountrySlug } from './countries.ts'
import type { DistrictSlug } from './districts.ts'
import type { SystemSlug } from './systems.ts'
import type { WebServerSlug } from './web-servers.ts'

interface SliceSlugs {
  category: readonly CategorySlug[]
  system: readonly SystemSlug[]
  country: readonly CountrySlug[]
  city: readonly CitySlug[]
  district: readonly DistrictSlug[]
  list: readonly CompanyListSlug[]
  'cms-kind': readonly CmsKindSlug[]
  'web-server': readonly WebServerSlug[]
}

// Slugs without titles and cases: the browser parses paths but gets its texts from the server, so it need not load the
// whole vocabulary. A test compares these with the tables.
export const SLICE_SLUGS: SliceSlugs = {
  category: [
    'auto',
    'beauty',
    'catalogs',
    'cities',
    'corporative',
    'design',
    'e-commerce',
    'exhibition',
    'finance',
    'food',
    'goods',
    'home',
    'industry',
    'landing',
    'medicine',
    'portal',
    'promo',
    'real-estate',
    'services',
    'shop',
    'soft',
    'state',
    'trade',
    'training',
    'construction',
    'furniture',
    'public',
    'logo',
    'naming',
    'positioning',
    'turnkey-branding',
  ],
  system: ['bitrix', 'drupal', 'joomla', 'modx', 'opencart-cms', 'react', 'wordpress'],
  country: ['russia', 'belarus', 'kazakhstan', 'ukraine'],
  city: [
    'moscow',
    'st-petersburg',
    'minsk',
    'kazan',
    'samara',
    'saratov',
    'novosibirsk',
    'yekaterinburg',
    'nizhny-novgorod',
    'rostov-na-donu',
    'krasnodar',
    'barnaul',
    'bryansk',
    'cheboksary',
    'chelyabinsk',
    'irkutsk',
    'kirov',
    'krasnoyarsk',
    'kursk',
    'omsk',
    'tula',
    'tyumen',
    'ufa',
    'vladimir',
    'vladivostok',
    'volgograd',
    'almaty',
    'astana',
    'gomel',
    'kyiv',
  ],
  district: ['central', 'northwest', 'southern', 'volga', 'ural', 'siberian', 'far-east', 'crimean', 'north-caucasian'],
  list: ['expert-400', 'forbes-200'],
  'cms-kind': ['commercial', 'opensource', 'individual', 'constructors'],
  'web-server': ['nginx', 'apache', 'iis'],
}
