import { Fragment } from 'react'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { addendSegments } from '../../../ui/scale/addends.ts'
import styles from './outlook.module.css'

interface EquationProps {
  points: readonly number[]
  score: number
}

/** «26,4 + 23,1 + … = 69,4», each addend above its own texture. */
export function Equation({ points, score }: EquationProps) {
  return (
    <p className={`figure ${styles.equation}`}>
      {addendSegments(points).map(({ fill, points: addend }, index) => (
        <Fragment key={fill}>
          {index > 0 && ' + '}
          <span>
            {formatFixed(addend)}
            <svg aria-hidden="true">
              <rect className={fill} width="100%" height="100%" />
            </svg>
          </span>
        </Fragment>
      ))}{' '}
      <span className="nowrap">
        {'= '}
        <b>{formatFixed(score)}</b>
      </span>
    </p>
  )
}
