export function View() {
  return <h1>Сервер не смог ответить</h1>
}
