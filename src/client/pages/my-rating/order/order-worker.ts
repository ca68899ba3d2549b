import { answerWhole } from './answer-whole.ts'
import type { OrderQuestion } from './order-question.ts'

self.addEventListener('message', ({ data }: MessageEvent<OrderQuestion>) => self.postMessage(answerWhole(data)))
