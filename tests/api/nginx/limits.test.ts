import { once } from 'node:events'
import { Agent, request } from 'node:https'
import { expect, inject, test } from 'vitest'
import { startDeployedNginx } from '#tests/support/site/nginx.ts'

const NAME = 'merilo.example'
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 1 })

test('nginx limits the /64 of an IPv6 visitor, not the address', async () => {
  const proxied = await startDeployedNginx([Number(new URL(inject('siteUrl')).port)], { isBehindCdn: true })
  try {
    const post = async (address: string) => {
      const { port } = proxied
      const headers = { host: NAME, 'x-forwarded-for': address, 'content-type': 'application/json' }
      const sent = request({
        host: '127.0.0.1',
        servername: NAME,
        port,
        path: '/api/any',
        method: 'POST',
        headers,
        agent,
      })
      sent.end('{}')
      const [answer] = await once(sent, 'response')
      answer.resume()
      return answer.statusCode
    }
    const statuses: number[] = []
    for (let nth = 1; nth <= 60; nth += 1) statuses.push(await post(`2001:db8:5:5::${nth}`))
    expect(statuses).toContain(429)
    const others: number[] = []
    for (let nth = 1; nth <= 15; nth += 1) others.push(await post(`2001:db8:5:6:a:b:c:${nth}`))
    for (let nth = 1; nth <= 15; nth += 1) others.push(await post(`198.51.100.${nth}`))
    expect(others).not.toContain(429)
  } finally {
    agent.destroy()
    await proxied.stop()
  }
})
