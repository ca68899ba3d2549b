/** Classes of agencies by number of people; the last has no upper bound. */
export const HEADCOUNT_CLASSES = [
  { id: 'up-to-10', title: 'до 10', from: 1, to: 10 },
  { id: '11-25', title: '11–25', from: 11, to: 25 },
  { id: '26-50', title: '26–50', from: 26, to: 50 },
  { id: '51-100', title: '51–100', from: 51, to: 100 },
  { id: 'over-100', title: 'больше 100', from: 101, to: null },
] as const
