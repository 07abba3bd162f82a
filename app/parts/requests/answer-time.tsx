import { ClinicNow } from '../hours/clinic-now.tsx';
import { type AnswerTimeOwn, AnswerTimeView } from './answer-time-view.tsx';
import type { CallPromise } from './call-by.ts';

interface AnswerTimeProps {
  readonly promise: CallPromise;
  /** The site is a sample, whose requests nobody reads. */
  readonly sample: boolean;
}

/** By when we call whoever writes now; nothing is promised where nobody reads it. */
export function AnswerTime({ promise, sample }: AnswerTimeProps) {
  const own: AnswerTimeOwn = sample ? {} : { promise };
  return <ClinicNow name="answer-time" view={AnswerTimeView} own={own} />;
}
