import { Button, ButtonLink } from './button.tsx'

export type ShowMoreProps = {
  /** «Показать ещё 20 агентств» */
  text: string
  /** The next page's own address, for those without scripts and for search engines. */
  href?: string | undefined
  isPending?: boolean
  onMore: () => void
}

export function ShowMore({ text, href, isPending = false, onMore }: ShowMoreProps) {
  if (href === undefined || isPending) {
    return (
      <Button tone="secondary" size="large" isWide isPending={isPending} onClick={onMore}>
        {isPending ? 'Загружаем…' : text}
      </Button>
    )
  }
  return (
    <ButtonLink
      tone="secondary"
      size="large"
      isWide
      href={href}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onMore()
      }}
    >
      {text}
    </ButtonLink>
  )
}
