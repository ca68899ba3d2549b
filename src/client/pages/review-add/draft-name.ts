/** Each link has a draft of its own: people review several agencies. */
export const draftName = (key: string): string => `reviewDraft:${key}`
