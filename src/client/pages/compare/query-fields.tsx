import { type ComparisonQuery, ratingValue } from './compare-query.ts'

/** The comparison as hidden fields of a form that changes one of its parameters. */
export function QueryFields({ query, except }: { query: ComparisonQuery; except: 'rating' | 'sort' }) {
  const { ids, tab, sort, isDiff, rating, budget, from } = query
  const fields = {
    ids: ids?.join(','),
    tab,
    sort,
    diff: isDiff ? 1 : undefined,
    rating: rating && ratingValue(rating),
    budget,
    from,
    [except]: undefined,
  }
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )
}
