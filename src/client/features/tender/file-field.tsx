import { type ChangeEvent, useState } from 'react'
import { NBSP } from '#domain/numbers/numbers.ts'
import { countedGenitive } from '#domain/russian/plural.ts'
import { FILE, MAX_FILES, MAX_FILES_BYTES } from '#domain/web/file-kinds.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FILES } from './chosen-files.ts'

interface FileFieldProps {
  id: string
  error: string | undefined
  /** The form was rejected: without JavaScript the browser has lost the chosen files. */
  isBack: boolean
}

const HINT = `До ${countedGenitive(MAX_FILES, FILE)}, вместе до 1${NBSP}МБ: PDF, картинки, документы Office, архивы ZIP, простой текст. Большие дайте ссылкой`

/** Attachments. Reports too many or too large files before anything is uploaded. */
export function FileField({ id, error, isBack }: FileFieldProps) {
  const [tooMuch, setTooMuch] = useState<string | null>(null)
  const check = ({ target }: ChangeEvent<HTMLInputElement>) => setTooMuch(tooMuchOf([...(target.files ?? [])]))
  return (
    <TextField
      id={id}
      name={FILES}
      type="file"
      multiple
      label="Файлы"
      isOptional
      hint={isBack ? `${HINT}. Проверьте, выбраны ли файлы: браузер мог их забыть` : HINT}
      error={tooMuch ?? error}
      onChange={check}
    />
  )
}

function tooMuchOf(files: readonly File[]): string | null {
  if (files.length > MAX_FILES) return `Не больше ${countedGenitive(MAX_FILES, FILE)}`
  return files.reduce((sum, { size }) => sum + size, 0) > MAX_FILES_BYTES ? `Файлы вместе больше 1${NBSP}МБ` : null
}
