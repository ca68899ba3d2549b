import type { ReactNode } from 'react'

const PROFILE = /\/agency-[a-z0-9+-]+\//

/** The server's error names the existing profile by its path: turn the path into a link. */
export function linkedProfile(sentence: string | undefined): ReactNode {
  const path = PROFILE.exec(sentence ?? '')?.[0]
  if (sentence === undefined || path === undefined) return sentence
  const [before, after] = sentence.split(path, 2)
  return (
    <>
      {before}
      <a href={path}>{path}</a>
      {after}
    </>
  )
}
