/** Name of the «Сравнить» checkboxes: the query parameter that the comparison page reads. */
export const BOX_NAME = 'ids'
