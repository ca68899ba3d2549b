import { testEveryPage } from './support/browser/every-page.ts'

testEveryPage('desktop')
