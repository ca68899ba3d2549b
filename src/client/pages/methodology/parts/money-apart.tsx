import styles from './methodology.module.css'

/** Fixed text for every edition; a test of the recompute job verifies the claim about sponsors. */
export function MoneyApart() {
  return (
    <div className={styles.prose}>
      <p>
        Места не продаются. Спонсор покупает рекламное место рядом со списком, но не строку в нём: реклама не имеет
        номера, стоит на отдельном фоне и помечена словом «Реклама» с названием рекламодателя, ИНН и erid.
      </p>
      <p>
        Расчёт не знает, кто платит: данных о спонсорах нет среди того, что он получает. Автоматическая проверка меняет
        всех спонсоров и следит, чтобы ни один балл не сдвинулся. Участие в рейтинге бесплатное.
      </p>
    </div>
  )
}
