/** In «guillemets», with quotes inside as „low-high“. */
export const inGuillemets = (text: string): string => `«${text.replaceAll('«', '„').replaceAll('»', '“')}»`

/** After the noun «агентство» in any case, without repeating it: «агентству «Шестерня»». */
export const agencyInGuillemets = (name: string): string =>
  inGuillemets(name.match(/^Агентство «([^«»]+)»$/)?.[1] ?? name)
