import { request } from 'node:http'

/** Requests a path as written, because fetch and inject would normalise it. */
export function rawGet(siteUrl: string, path: string): Promise<{ status: number; location: string | undefined }> {
  const { hostname, port } = new URL(siteUrl)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, answer => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location })
    })
      .on('error', reject)
      .end()
  })
}
