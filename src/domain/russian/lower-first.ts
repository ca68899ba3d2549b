/** In the middle of a sentence: «интернет-магазины», but «SEO и контекстная реклама», «OpenCart», «внедрение CRM». */
export const lowerFirst = (title: string): string =>
  title.replace(/^[А-ЯЁ](?=[а-яё\s])/, letter => letter.toLowerCase())
