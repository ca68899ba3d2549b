/** The id of a form in URLs and in the DOM: `/v2/forms/registration` → `registration`. */
export const formId = (call: string): string => call.slice(call.lastIndexOf('/') + 1)
