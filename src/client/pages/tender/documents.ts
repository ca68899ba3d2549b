import { crumbsOf } from '../../app/crumbs.ts'
import { crumbsOnly, type FamilyDocuments } from '../../app/page-document.ts'
import type { tenderPages } from './pages.ts'

export const tenderDocuments: FamilyDocuments<keyof typeof tenderPages> = {
  tender: {
    bundle: 'tender',
    sitemap: 'pages',
    head: {
      title: 'Заявка агентствам: один запрос — до пяти исполнителей',
      description:
        'Опишите задачу один раз и отправьте агентствам, которых выбрали сами. Ответы придут на почту, их состояние видно на странице.',
    },
    jsonLd: crumbsOnly(crumbsOf('tender')),
    sharePicture: null,
  },
  'tender-confirm': {
    bundle: 'forms',
    head: { title: 'Подтверждение заявки', description: 'Личная страница: подтверждение заявки агентствам.' },
    jsonLd: null,
  },
  'tender-status': {
    bundle: 'forms',
    head: { title: 'Состояние заявки', description: 'Личная страница: кто прочитал заявку и кто ответил.' },
    jsonLd: null,
  },
  'tender-answer': {
    bundle: 'forms',
    head: { title: 'Заявка агентству', description: 'Личная страница агентства: заявка и ответ на неё.' },
    jsonLd: null,
  },
}
