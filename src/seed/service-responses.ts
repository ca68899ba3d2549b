import type pg from 'pg'
import { DAY, timestampText } from './market/calendar.ts'

const OF_WINNERS = [
  'Узнали о победе из письма клиента: он увидел знак на нашем сайте, перешёл по ссылке и пересчитал всё сам. Заявку на участие мы не подавали, и это самое приятное.',
  'Хорошо, что правило номинации написано одной фразой и числа лежат рядом. Спорить можно с правилом, а не с жюри.',
  'Работу года смотрели всей командой: видно, кто из жюри сколько поставил. Такой открытости на других конкурсах не встречали.',
] as const

const OF_OTHERS = [
  'Мы в десятке, но не первые. Обидно, зато понятно, чего не хватило: рядом с каждым местом стоят числа, из которых оно сложилось.',
] as const

const ABOUT_TENDERS = [
  'Отправили одну заявку трём агентствам, через день было два ответа с ценой и сроком. Выбрали второе: оно честно написало, чего делать не станет.',
  'Удобно, что видно, кто прочитал. Одно агентство отказалось сразу и объяснило почему — тоже ответ.',
  'Не хватило возможности дописать вопрос всем сразу. В остальном быстрее, чем обзванивать по списку.',
  'Думали, после заявки начнут звонить со всех сторон. Позвонили только те, кого мы выбрали.',
  'В итоге отложили проект до весны, но вилку цен узнали за два дня, а не за месяц.',
] as const

const speakers = (isWinner: boolean) =>
  `select distinct on (person.agency_id) person.name, person.role, agency.name as agency
     from promo_entry
     join person on person.agency_id = promo_entry.agency_id
     join agency on agency.id = person.agency_id
    where ${isWinner ? '' : 'not'} exists
          (select from promo_entry won where won.agency_id = agency.id and won.place = 1)
    order by person.agency_id, person.id limit $1`

const CLIENTS_WHO_WRITE = `
  select distinct on (review.client_id) author_name as name, author_role as role, company_name as company
    from review where status = 'published' and show_name
   order by review.client_id desc, review.id limit $1`

interface Client {
  name: string
  role: string
  company: string
}

interface Speaker {
  name: string
  role: string
  agency: string
}

/** Fictional responses about the award and the tender service. */
export async function writeServiceResponses(pool: pg.Pool, now: Date): Promise<void> {
  const winners = await pool.query<Speaker>(speakers(true), [OF_WINNERS.length])
  const others = await pool.query<Speaker>(speakers(false), [OF_OTHERS.length])
  const said = [
    ...winners.rows.map((speaker, index) => ({ ...speaker, body: OF_WINNERS[index] })),
    ...others.rows.map((speaker, index) => ({ ...speaker, body: OF_OTHERS[index] })),
  ]
  const clients = await pool.query<Client>(CLIENTS_WHO_WRITE, [ABOUT_TENDERS.length])
  const dated = (index: number) => {
    const at = timestampText(now.getTime() - (9 + index * 23) * DAY)
    return { status: 'published', may_publish: true, created_at: at, published_at: at }
  }
  const rows = [
    ...said.map(({ name, role, agency, body }, index) => ({
      ...{ about: 'award', author: name, signature: `${role}, ${agency}`, body },
      ...dated(index),
    })),
    ...clients.rows.map(({ name, role, company }, index) => ({
      ...{ about: 'tender', author: name, signature: `${role}, ${company}` },
      body: ABOUT_TENDERS[index],
      ...dated(index),
    })),
  ]
  await pool.query(
    `insert into service_response (about, author, signature, body, may_publish, status, created_at, published_at)
     select about, author, signature, body, may_publish, status, created_at, published_at
       from json_populate_recordset(null::service_response, $1::json)
      where not exists (select from service_response)`,
    [JSON.stringify(rows)],
  )
}
