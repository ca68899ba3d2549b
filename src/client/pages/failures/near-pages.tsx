import type { Answer } from '#contract/index.ts'
import { counted } from '#domain/russian/plural.ts'
import { LETTER } from '#domain/russian/rare-nouns.ts'
import { shownPath } from '#domain/web/shown-path.ts'
import { LogoImage } from '../../ui/logo-image.tsx'
import { Axis } from '../../ui/scale/axis.tsx'
import { evenTicks } from '../../ui/scale/geometry.ts'
import { ValueBar } from '../../ui/scale/value-bar.tsx'
import styles from './not-found.module.css'

type NearPage = NonNullable<Answer<'redirect-info'>['missing']>['near'][number]

const MOST_LETTERS = 8
const TICKS = evenTicks(MOST_LETTERS, 2, 1)

/** Pages with similar addresses, the fewest letters to change first. */
export function NearPages({ pages }: { pages: readonly NearPage[] }) {
  const [first] = pages
  return (
    <section className={`stack-16 ${styles.near}`}>
      <h2>Что рядом</h2>
      <table className="lined dense">
        <thead>
          <tr>
            <th scope="col">Страница</th>
            <th className={styles.letters} scope="col">
              Сколько букв адреса поменять
              <Axis ticks={TICKS} />
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ path, title, note, letters, logo }) => (
            <tr key={path}>
              <td>
                <div className={styles.page}>
                  {logo && <LogoImage src={logo} name={title} alt="" isEager />}
                  <div>
                    <a className={styles.title} href={path}>
                      {title}
                    </a>
                    {note !== '' && <div className="note">{note}</div>}
                    <div className="note">{shownPath(path)}</div>
                  </div>
                </div>
              </td>
              <td className={styles.letters}>
                <ValueBar
                  at={letters / MOST_LETTERS}
                  text={String(letters)}
                  label={counted(letters, LETTER)}
                  isQuiet={letters !== first?.letters}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
