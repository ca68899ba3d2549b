import { Card, CardLink } from '#client/ui/card.tsx'
import { LogoImage } from '#client/ui/logo-image.tsx'
import { PortraitLine } from '#client/ui/portrait.tsx'
import { NumberCell, Table } from '#client/ui/table.tsx'
import { Example, ExampleGroup } from './example.tsx'
import styles from './gallery.module.css'

const AGENCIES = [
  { name: 'Северный контур', projects: 59 },
  { name: 'Лаборатория Полёт', projects: 37 },
  { name: 'Мастерская «Кириллица»', projects: 68 },
]

export type SurfaceExamplesProps = {
  /** Any image the server has: logos are data, so the gallery ships none. */
  logoSrc: string
}

export function SurfaceExamples({ logoSrc }: SurfaceExamplesProps) {
  return (
    <ExampleGroup title="Карточки, таблицы, картинки">
      <Example name="Card: plain со ссылкой, muted, ad, selected" layout="column">
        <Card as="article">
          <div className={styles.agency}>
            <LogoImage src={logoSrc} alt="" />
            <div>
              <b>
                <CardLink href="#agency">Лаборатория промышленного дизайна и разработки «Полёт»</CardLink>
              </b>
              <p className={styles.quiet}>Санкт-Петербург · с 2005 · 180 чел.</p>
            </div>
          </div>
        </Card>
        <Card tone="muted">Методика версии 3 действует с марта 2026</Card>
        <Card tone="ad">Рекламная карточка без места</Card>
        <Card isSelected>Выбрано к сравнению</Card>
      </Example>
      <Example name="LogoImage: small, medium, large">
        <LogoImage src={logoSrc} alt="Логотип «Северный контур»" size="small" />
        <LogoImage src={logoSrc} alt="Логотип «Северный контур»" />
        <LogoImage src={logoSrc} alt="Логотип «Северный контур»" size="large" />
      </Example>
      <Example name="LogoImage: на тёмной бумаге стоит на светлой плашке">
        <LogoImage src={logoSrc} alt="Логотип «Северный контур»" />
        <LogoImage src={logoSrc} alt="Логотип «Северный контур»" size="small" />
      </Example>
      <Example name="PortraitLine: small, medium, large, без имени" layout="column">
        <PortraitLine name="Марина Ильина">Марина Ильина, директор по маркетингу</PortraitLine>
        <PortraitLine name="Антон Ярцев" size="medium">
          Антон Ярцев, технический директор
        </PortraitLine>
        <PortraitLine name="Карина Забелина" size="large">
          Карина Забелина, основатель
        </PortraitLine>
        <PortraitLine name={null}>Имя скрыто по просьбе автора</PortraitLine>
      </Example>
      <Example name="Table" layout="plain">
        <Table caption="Проекты за 36 месяцев">
          <thead>
            <tr>
              <th scope="col">Агентство</th>
              <th scope="col">Проекты</th>
            </tr>
          </thead>
          <tbody>
            {AGENCIES.map(({ name, projects }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <NumberCell>{projects}</NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Example>
    </ExampleGroup>
  )
}
