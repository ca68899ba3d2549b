import { Button, ButtonLink } from './button.tsx'

export type ShowMoreProps = {
  /** «Показать ещё 20 агентств» */
  text: string
  /** URL of the next page, for search engines and browsers without JavaScript. */
  href?: string | undefined
  isPending?: boolean
  onMore: () => void
}

/** With `href` it stays a link while loading, because swapping it for a button would lose keyboard focus. */
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
