import type { Answer } from '#contract/index.ts'
import { NumberCell, Table } from '../../ui/table.tsx'
import styles from './promo.module.css'

type BestWorks = Answer<'promo-page-best-works'>

/** Every vote: works by rows, jurors by columns. */
export function VotesTable({ works, jury }: Pick<BestWorks, 'works' | 'jury'>) {
  return (
    <Table caption="Баллы членов жюри" isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">Работа</th>
          {jury.map(({ slug, name }) => (
            <th key={slug} scope="col" className={styles.juror}>
              {name}
            </th>
          ))}
          <th scope="col" className={styles.juror}>
            Средний
          </th>
        </tr>
      </thead>
      <tbody>
        {works.map(({ project, votes, own, average }) => (
          <tr key={project.id}>
            <th scope="row">{project.client}</th>
            {jury.map(({ slug }, index) => (
              <NumberCell key={slug}>{voteText(votes[index] ?? null, own.includes(index))}</NumberCell>
            ))}
            <NumberCell>
              <b>{average}</b>
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const voteText = (points: number | null, isOwn: boolean) =>
  points ?? <span className="fine">{isOwn ? 'свои' : 'нет'}</span>
