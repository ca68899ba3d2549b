/** Shown instead of the author's name. */
export const HIDDEN_NAME = 'Имя скрыто по просьбе автора'

/** Null if the author asked not to be named. */
export const nameUnlessHidden = (author: string): string | null => (author === HIDDEN_NAME ? null : author)
