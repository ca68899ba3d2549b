import { jsxDEV as reactJsxDEV } from 'react/jsx-dev-runtime'
import { withKeptDashes } from './kept-dashes.ts'

export { Fragment, type JSX } from 'react/jsx-dev-runtime'

/** Used by `npm run dev` and tests instead of `jsx`. */
export const jsxDEV: typeof reactJsxDEV = (type, props, ...rest) =>
  reactJsxDEV(type, withKeptDashes(type, props as object), ...rest)
