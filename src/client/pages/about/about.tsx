import { href } from '#domain/paths/paths.ts'
import { ArticleBody } from '../../features/article/article-body.tsx'
import { useAppSelector, useCall } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import styles from './about.module.css'
import { ABOUT_CRUMBS } from './about-crumbs.ts'
import { AboutFrame } from './about-frame.tsx'
import { Figures } from './figures.tsx'

const NO_PARAMS = {}
const ABOUT = { path: href('about') }

export function About() {
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const { response } = useCall('about-page', ABOUT)
  const { response: press } = useCall('press-page', NO_PARAMS)
  const [text] = response?.texts ?? []
  if (!text) return <LoadingBlock />
  return (
    <AboutFrame
      crumbs={ABOUT_CRUMBS}
      title={text.title}
      lead="Рейтинг и каталог диджитал-агентств, где место нельзя купить, а балл можно проверить."
    >
      <div className={`stack-32 ${styles.beside}`}>
        {press && press.facts.length > 0 && (
          <section className="stack-8" aria-labelledby="figures">
            <h2 id="figures" className={styles.counted}>
              Сегодня в базе
            </h2>
            <Figures facts={press.facts} />
          </section>
        )}
        <ArticleBody article={text} isPhone={isPhone} />
      </div>
    </AboutFrame>
  )
}
