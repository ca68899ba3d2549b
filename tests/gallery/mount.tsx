import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'
import '#client/styles/main.css'

const root = document.getElementById('root')
if (!root) throw new Error('The gallery has no root')
// `/__ui/?mobile` shows the mobile styles.
if (window.location.search === '?mobile') document.documentElement.className = 'mobile'
createRoot(root).render(<Gallery logoSrc="/favicon.svg" />)
