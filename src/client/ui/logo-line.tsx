import { Card, CardLink } from './card.tsx'
import { LogoImage } from './logo-image.tsx'
import styles from './logo-line.module.css'

export type LogoLineProps = {
  href: string
  logo: string
  title: string
  /** A city or a role, to tell namesakes apart. */
  note: string
}

export function LogoLine({ href, logo, title, note }: LogoLineProps) {
  return (
    <Card tone="muted">
      <div className={styles.line}>
        <LogoImage src={logo} name={title} alt="" />
        <div>
          <CardLink href={href}>
            <b>{title}</b>
          </CardLink>
          <span>{note}</span>
        </div>
      </div>
    </Card>
  )
}
