/** Lifetime of the link that confirms a message to somebody else. */
export const MESSAGE_CONFIRM_DAYS = 7

export type MessageState = 'waiting' | 'expired' | 'sent'

export function messageState({ confirmed_at, created_at }: { confirmed_at: Date | null; created_at: Date }, now: Date) {
  if (confirmed_at !== null) return 'sent' satisfies MessageState
  const isOld = now.getTime() - created_at.getTime() > MESSAGE_CONFIRM_DAYS * 86_400_000
  return (isOld ? 'expired' : 'waiting') satisfies MessageState
}
