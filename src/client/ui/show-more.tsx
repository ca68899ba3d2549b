import { Button, ButtonLink } from './button.tsx'

export type ShowMoreProps = {
  /** «Показать ещё 20 агентств» */
  text: string
  /** The next page's own address, for those without scripts and for search engines. */
  href?: string | undefined
  isPending?: boolean
  onMore: () => void
}

/** With an address it stays a link while it loads: a button in its place would lose the keyboard's focus. */
export function ShowMore({ text, href, isPending = false, onMore }: ShowMoreProps) {
  const label = isPending ? 'Загружаем…' : text
  if (href === undefined) {
    return (
      <Button tone="secondary" size="large" isWide isPending={isPending} onClick={onMore}>
        {label}
      </Button>
    )
  }
  return (
    <ButtonLink
      tone="secondary"
      size="large"
      isWide
      href={href}
      aria-busy={isPending || undefined}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        if (!isPending) onMore()
      }}
    >
      {label}
    </ButtonLink>
  )
}
