import type { Params } from '#contract/index.ts'

export const FILES = 'files'

type SentFiles = Pick<Params<'tenderline-form'>, typeof FILES>

/** Chosen files as the call expects them. An unreadable file is sent empty, so the server rejects it by its number. */
export async function filesIn(form: FormData): Promise<SentFiles> {
  const chosen = form.getAll(FILES).filter(file => file instanceof File && (file.size > 0 || file.name !== ''))
  if (chosen.length === 0) return {}
  return {
    [FILES]: await Promise.all(
      chosen.map(async file => ({ name: (file as File).name.slice(-200), content: await base64(file as File) })),
    ),
  }
}

const base64 = (file: File): Promise<string> =>
  new Promise(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''))
    reader.onerror = () => resolve('')
    reader.readAsDataURL(file)
  })
