import type { LayoutProps } from '../app/app.tsx'

export function Layout({ children }: LayoutProps) {
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  )
}
