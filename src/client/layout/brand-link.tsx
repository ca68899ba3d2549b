import { href } from '#domain/paths/paths.ts'
import { useAppSelector } from '../store/hooks.ts'
import { selectSiteName } from '../store/shell/site-slice.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import styles from './brand-link.module.css'

export function BrandLink() {
  const name = useAppSelector(selectSiteName)
  return (
    <a className={styles.brand} href={href('main')} aria-label={`${name}, на главную`}>
      <BrandMark name={name} />
    </a>
  )
}
