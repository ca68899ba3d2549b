/** How a form is called in addresses and on its page: `/v2/forms/registration` is `registration`. */
export const formId = (call: string): string => call.slice(call.lastIndexOf('/') + 1)
