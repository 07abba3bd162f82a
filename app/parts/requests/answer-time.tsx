import { ClinicNow } from '../hours/clinic-now.tsx';
import { AnswerTimeView } from './answer-time-view.tsx';
import type { CallPromise } from './call-by.ts';

/** By when we call whoever writes now. */
export function AnswerTime({ promise }: { readonly promise: CallPromise }) {
  return <ClinicNow name="answer-time" view={AnswerTimeView} own={promise} />;
}
