/** What readers call a term. */
export const WORD = { one: 'слово', few: 'слова', many: 'слов' }
