/** More labels would touch on a scale as high as a window. */
const MAX_STEPS = 22
/** Of a step: nearer to the last place a round one has no label of its own. */
const MIN_SHARE = 0.6
/** With fewer places all rows are in sight anyway. */
const MIN_PLACES = 10

/** Labelled marks on the scale of a list's places: the first, round ones, the last. None for a short list. */
export function placeTicks(participants: number): number[] {
  if (participants < MIN_PLACES) return []
  const step = placeStep(participants)
  const round = Array.from({ length: Math.floor(participants / step) }, (_, index) => (index + 1) * step)
  const between = round.filter(place => place > 1 && participants - place >= MIN_SHARE * step)
  return [1, ...between, participants]
}

/** 1, 2, 5, 10, 20, 50… */
export function placeStep(participants: number): number {
  for (let unit = 1; ; unit *= 10) {
    for (const step of [unit, 2 * unit, 5 * unit]) if (participants / step <= MAX_STEPS) return step
  }
}
