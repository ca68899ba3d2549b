import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { ProjectPicture } from '../../features/project-card/project-picture.tsx'
import { useAppSelector } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import styles from './compare-table.module.css'
import type { CompareTable } from './use-table.ts'

/** One work of each agency: a case with a measured result, if there is one. */
export function WorksRow({ table: { board, companies_info } }: { table: CompareTable }) {
  const { candidates } = board
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  if (candidates.every(({ work }) => work === null)) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={candidates.length + 1} className={styles.group}>
          <h2>Работы</h2>
        </th>
      </tr>
      <tr>
        <th scope="row" className={styles.title}>
          По одной <small>сначала с измеренным результатом</small>
        </th>
        {candidates.map(({ work, cases }, index) => {
          const company = companies_info[index]
          return (
            <td key={company?.id}>
              {work ? (
                <a className={styles.work} href={work.path}>
                  <ProjectPicture id={work.id} alt={[work.client, work.result].filter(Boolean).join(': ')} />
                </a>
              ) : (
                <span className="faint">нет работ в этом рейтинге</span>
              )}
              {isPhone && work?.result && <p aria-hidden="true">{work.result}</p>}
              <a className={styles.more} href={href('agency-portfolio', { agency: company?.name_lat ?? '' })}>
                {cases > 0 ? `Все работы, с результатом — ${counted(cases, 'case')}` : 'Все работы'}
              </a>
            </td>
          )
        })}
      </tr>
    </tbody>
  )
}
