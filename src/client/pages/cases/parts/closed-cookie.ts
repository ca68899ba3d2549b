/** Set when the offer to subscribe was closed or taken. */
export const CLOSED_COOKIE = 'casesPromptClosed'
