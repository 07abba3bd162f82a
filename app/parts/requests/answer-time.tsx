import { ClinicNow } from '../hours/clinic-now.tsx';
import { type AnswerTimeOwn, AnswerTimeView } from './answer-time-view.tsx';
import type { CallPromise } from './call-by.ts';

interface AnswerTimeProps {
  readonly promise: CallPromise;
  /** Whether the site is a sample, whose requests nobody reads. */
  readonly sample: boolean;
}

/** Says by when we call visitors who write now; promises nothing on a sample site. */
export function AnswerTime({ promise, sample }: AnswerTimeProps) {
  const own: AnswerTimeOwn = sample ? {} : { promise };
  return <ClinicNow name="answer-time" view={AnswerTimeView} own={own} />;
}
