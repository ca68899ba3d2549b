export function View() {
  return <h1>Рейтинг диджитал-агентств</h1>
}
