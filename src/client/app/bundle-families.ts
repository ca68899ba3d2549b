/**
 * The browser loads the code of a page with its family: one file for both devices and one for each. What several
 * families share goes to the first file that all of them name here, else to one for all (scripts/bundle-groups.ts).
 */
export const BUNDLE_FAMILIES = {
  // Pages that most visits see: what two of them share travels with the shell, so that it is downloaded once.
  main: ['shell'],
  rating: ['shell'],
  agency: ['shell'],
  compare: ['shell'],

  // Forms, the calculator among them, which pages without forms never load.
  calculator: ['forms-shared'],
  tender: ['forms-shared'],
  'profile-add': ['forms-shared'],
  // The one tab of an agency with a form: it has the agency's frame, which other forms do without.
  'agency-contacts': ['forms-shared'],
  'review-request': ['forms-shared'],
  'review-forms': ['forms-shared'],
  'digital-stats': ['forms-shared'],
  subscription: ['forms-shared'],
  cases: ['forms-shared'],
  advertising: ['forms-shared'],
  // Its list draws the form of the newsletter: without this the styles of forms would drag what all lists share into them.
  articles: ['forms-shared'],
  // Phone numbers: little, and only these need them.
  contacts: ['contacts', 'forms-shared'],
  // Private links: what follows the sending is read by few.
  forms: ['contacts', 'forms-shared'],
  'promo-forms': ['promo-shared', 'forms-shared'],

  // Texts drawn by the server: what only they share is small, and must not bring along parts of lists.
  article: ['reading-shared'],
  case: ['reading-shared'],
  about: ['reading-shared'],
  persons: ['reading-shared'],
  methodology: ['reading-shared'],
  promo: ['promo-shared', 'reading-shared'],

  // Lists and tools that share little.
  // Long lists with filters and dialogs, and small tabs, which the first tab of an agency does without.
  'agency-lists': [],
  'agency-tabs': [],
  cms: [],
  'cms-rating': [],
  'customer-responses': [],
  'my-rating': [],
  offline: [],
  picker: [],
  search: [],
  wall: [],
} as const satisfies Record<string, readonly string[]>

export type BundleFamily = keyof typeof BUNDLE_FAMILIES

/** Code that goes neither with its family nor with what families share. */
export const OWN_FILES: readonly (readonly [RegExp, string])[] = [
  // Little code that ratings or agencies share with others, which would otherwise load the rest of what those share.
  [/online-visitors|ui\/badge|numbers\/apportion/, 'shell'],
  // Reviews are shared by the agency's page and small families; ratings and forms do without them.
  [/^src\/client\/features\/review-(summary\/|card\/review-(card|marks|evidence|text)|.*\.css$)/, 'reviews'],
  // Texts note what was read, the ABC shows it: a few lines, for which texts would load what lists share.
  [/browser\/stored\/read-terms/, 'terms'],
  // Leaves that systems and the calculator share with main pages, and would load the rest of what those share.
  [/domain\/russian\/rare-nouns|unbroken-heading|ui\/scale\/(value-bar|empty-scale|weight-key)/, 'kit'],
  [/features\/project-card\/(project-card\.tsx|inverse-covers)/, 'works'],
  // Rows of the ABC and of what else the journal's lists share with texts: tabs of agencies do without their styles.
  [/abc\/alphabet|article-list\/dated-rows/, 'journal-rows'],
  // The list is loaded on demand; its styles weigh a seventh of themselves among those of the shell.
  [/ui\/combobox\.module\.css/, 'shell'],
  // Tabs of an agency with and without a form show it, and would load the styles of all that small families share.
  [/agency\/frame\/reply-ruler/, 'reply-ruler'],
  // Has the styles of choices, which ratings share: with the kit it would bring them to the main page.
  [/ui\/choice-menu/, 'more'],
  // What follows a sent form, and messages to the editors: the long forms do without them.
  [
    /forms\/(confirm-form|use-confirmed|message-fields)|forms\/(feedback|subscribe)-form\.ts|stats-subscribe\/|contacts\/site-domains|use-refetch-after/,
    'short-forms',
  ],
  // Ratings show the offer of a study on demand, articles bring its styles.
  [/^src\/client\/features\/research-popup\/.*\.css$/, 'offer'],
]

/** Hooks over the whole store: in a file that families share, one of them would bring along its neighbours. */
export const SMALL_SHARED = /^src\/client\/store\/[\w-]+\.ts$/
