/** «Кейсы: интернет-магазины», but «Кейсы: SEO и контекстная реклама» and «Кейсы: OpenCart». */
export const hashtagPhrase = (title: string): string =>
  title.replace(/^[А-ЯЁ](?=[а-яё])/, letter => letter.toLowerCase())
