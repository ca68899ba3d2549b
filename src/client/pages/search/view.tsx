export function View() {
  return <h1>Поиск агентств</h1>
}
