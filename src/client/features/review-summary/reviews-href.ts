/** The address of a list of the reviews of a mark or of a year. */
export type ReviewsHref = (key: 'mark' | 'year', value: string) => string
