import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { Picker } from '../../../features/picker/picker.tsx'
import { pickerRequest } from '../rating-query.ts'

export function RatingPickerForm() {
  const rating = usePageParams('rating')
  const query = usePageQuery()
  return <Picker params={pickerRequest(rating, query)} />
}
