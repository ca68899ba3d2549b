import type { Answer } from '#contract/index.ts'
import { counted } from '#domain/russian/plural.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LogoImage } from '../../../ui/logo-image.tsx'
import styles from './cards.module.css'
import { FirstAndRest } from './first-and-rest.tsx'

export function Clients({ clients: { data, more } }: { clients: Answer<'agency-clients'> }) {
  return (
    <>
      <FirstAndRest items={data} shown={12} rest="Ещё клиенты">
        {some => <ClientList clients={some} />}
      </FirstAndRest>
      {more > 0 && <p className="aside">{`И ещё ${counted(more, 'client')}.`}</p>}
    </>
  )
}

function ClientList({ clients }: { clients: Readonly<Answer<'agency-clients'>['data']> }) {
  return (
    <ul className={`stack columns-3 ${styles.clients}`}>
      {clients.map(({ name, logo, industry, projects, lists }) => (
        <li key={name}>
          <LogoImage src={logo} name={name} alt="" size="medium" />
          <div>
            <b>{name}</b>
            <small>{`${industry} · ${counted(projects, 'project')}`}</small>
            {lists.length > 0 && (
              <p>
                {lists.map(list => (
                  <Badge key={list} tone="filled">
                    {list}
                  </Badge>
                ))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
