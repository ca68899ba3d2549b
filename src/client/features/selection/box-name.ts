/** Of the boxes «Сравнить»: the parameter that the page of the comparison reads. */
export const BOX_NAME = 'ids'
