import styles from './methodology.module.css'

interface EditionSealProps {
  sha256: string | null
  isFrozen: boolean
}

export function EditionSeal({ sha256, isFrozen }: EditionSealProps) {
  return (
    <>
      <p className="text-measure above-12">
        {isFrozen
          ? 'Выпуск заморожен вместе со всеми слагаемыми и свидетельствами. Если изменить хоть одну цифру, отпечаток станет другим, а сама база такой правки не примет.'
          : 'Текущий рейтинг пересчитывается по мере поступления данных. Когда выпуск публикуется, он замораживается, и здесь появляется его отпечаток.'}
      </p>
      {sha256 && (
        <p className={`wrap ${styles.seal}`}>
          <small>SHA-256</small>
          <code>{sha256}</code>
        </p>
      )}
    </>
  )
}
