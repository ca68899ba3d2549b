import type { Answer } from '#contract/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import press from './about.module.css'

type Logos = Answer<'press-page'>['logos']

export function PressLogos({ logos }: { logos: Logos }) {
  return (
    <section className="stack-16" aria-labelledby="logos">
      <SectionHeading id="logos">Логотип</SectionHeading>
      <p className="text-measure">Пропорции и цвета не меняйте, вокруг оставляйте поле не меньше высоты линейки.</p>
      <ul className={press.logos}>
        {logos.map(logo => (
          <Logo key={logo.title} logo={logo} />
        ))}
      </ul>
    </section>
  )
}

function Logo({ logo: { title, preview, is_on_dark, width, height, files } }: { logo: Logos[number] }) {
  return (
    <li className={`stack-8 start ${press.logo}`}>
      <h3>{title}</h3>
      <div className={classNames(press.ground, is_on_dark && press.dark)}>
        <img src={preview} alt={title} width={width} height={height} loading="lazy" decoding="async" />
      </div>
      <ul className={`wrap ${press.files}`}>
        {files.map(file => (
          <li key={file.path}>
            <TextLink href={file.path} download aria-label={`${title}, ${file.title}`} isTarget>
              {file.title}
            </TextLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
