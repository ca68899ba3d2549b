export function View() {
  return <h1>Страница не найдена</h1>
}
