import { href } from '#domain/paths/paths.ts'
import { ArticleBody } from '../../features/article/article-body.tsx'
import { useAppSelector, useCall } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './about.module.css'
import { ABOUT_CRUMBS } from './about-crumbs.ts'
import { AboutFrame } from './about-frame.tsx'
import { Figures } from './figures.tsx'

const NO_PARAMS = {}
const ABOUT = { path: href('about') }

export function About() {
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const { response } = useCall('about-page', ABOUT)
  // The figures of the main page.
  const { response: menu } = useCall('main-menu', NO_PARAMS)
  const [text] = response?.texts ?? []
  if (!text) return <LoadingBlock />
  return (
    <AboutFrame
      crumbs={ABOUT_CRUMBS}
      title={text.title}
      lead="Рейтинг и каталог диджитал-агентств, где место нельзя купить, а балл можно проверить."
    >
      <div className={`stack-32 ${styles.beside}`}>
        {menu && (
          <section className="stack-16" aria-labelledby="figures">
            <VisuallyHidden>
              <h2 id="figures">В числах</h2>
            </VisuallyHidden>
            <Figures
              facts={[
                { title: 'Агентства в каталоге', value: menu.counters.agencies, path: href('wall') },
                { title: 'Проекты', value: menu.counters.projects, path: null },
                { title: 'Отзывы клиентов', value: menu.counters.reviews, path: href('customer-responses') },
              ]}
            />
          </section>
        )}
        <ArticleBody article={text} isPhone={isPhone} />
      </div>
    </AboutFrame>
  )
}
