import { Card, CardLink } from './card.tsx'
import { LogoImage } from './logo-image.tsx'
import styles from './logo-line.module.css'

export type LogoLineProps = {
  href: string
  logo: string
  title: string
  /** A city, a role: what tells it from others of the name. */
  note: string
}

/** One company beside what is told of somebody from it. */
export function LogoLine({ href, logo, title, note }: LogoLineProps) {
  return (
    <Card tone="muted">
      <div className={styles.line}>
        <LogoImage src={logo} alt="" />
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
