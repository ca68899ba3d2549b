/** What people ask for and the method does not weigh: switches that filter one's own order. Query parameters of its page. */
export const OWN_MARKS = ['reply', 'priced', 'small'] as const
export type OwnMark = (typeof OWN_MARKS)[number]

/** «Отвечает за сутки» */
export const REPLY_HOURS = 24

/** The whole order as a file, of the rating and the choice in its query. */
export const MY_RATING_CSV = '/my-rating.csv'
