import { usePageQuery } from '../app/location.tsx'
import { useRefetchAfter } from '../app/use-refetch-after.ts'
import { useCommand } from '../store/use-command.ts'

/** Commands that need nothing but the key of their private link. */
export type KeyedCommand = 'message-confirm' | 'subscription-confirm' | 'subscription-end' | 'tender-confirm'

/** Whether the visitor has just pressed the button, with JavaScript or without; what the page shows is then loaded again. */
export function useConfirmed(call: KeyedCommand, subject: { key: string }, retry: () => void): boolean {
  const { response } = useCommand(call, subject)
  useRefetchAfter(response !== null, retry)
  return usePageQuery().get('sent') === call || response !== null
}
