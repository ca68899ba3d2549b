import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime'
import { withKeptDashes } from './kept-dashes.ts'

// The JSX of all pages compiles to these, so that no line begins with a dash, whoever wrote the text: we, an agency or
// a client. The compiler finds the module by `jsxImportSource`.

export { Fragment, type JSX } from 'react/jsx-runtime'

export const jsx: typeof reactJsx = (type, props, key) => reactJsx(type, withKeptDashes(type, props as object), key)

export const jsxs: typeof reactJsxs = (type, props, key) => reactJsxs(type, withKeptDashes(type, props as object), key)
