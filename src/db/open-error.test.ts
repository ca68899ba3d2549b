import { expect, test } from 'vitest'
import { folderProblem, refuseOldServer, serverProblem } from './open-error.ts'

const URL = 'postgresql://someone:hidden@db.example/site'
const failing = (code: string, message = '') => Object.assign(new Error(message), { code })

test.each([
  [failing('3D000'), 'DATABASE_URL: на сервере нет базы данных «site», создайте её или исправьте адрес.'],
  [failing('28P01'), 'DATABASE_URL: сервер PostgreSQL не принял имя или пароль.'],
  [failing('53300'), 'DATABASE_URL: у сервера PostgreSQL не осталось свободных соединений (max_connections).'],
  [failing('ECONNREFUSED'), 'DATABASE_URL: сервер PostgreSQL не отвечает (ECONNREFUSED).'],
  [failing('X', 'getaddrinfo ENOTFOUND db'), 'DATABASE_URL: сервер PostgreSQL не отвечает (getaddrinfo ENOTFOUND db).'],
])('%o is one sentence', (error, sentence) => {
  expect(serverProblem(error, URL).message).toBe(sentence)
})

test.each(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'])('a folder that answers %s is one sentence', code => {
  expect((folderProblem(failing(code), '/srv/data') as Error).message).toBe(
    `В папку данных /srv/data нельзя писать (${code}): откройте её для записи или задайте другую в DATA_DIR.`,
  )
})

test('another error of the folder is passed on unchanged', () => {
  const error = new Error('a bug')
  expect(folderProblem(error, '/srv/data')).toBe(error)
})

test('PostgreSQL 15 is the oldest', () => {
  for (const version of ['15.0', '16.3 (Debian 16.3-1)', '18beta1']) refuseOldServer(version)
  expect(() => refuseOldServer('14.12')).toThrow('на сервере PostgreSQL 14.12, а нужен 15 или новее')
})
