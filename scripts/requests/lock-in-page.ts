/** In the page of the bench: locks a request as long as the form allows, and says how many milliseconds each took. */
import { lock } from '#app/requests/lock.ts';
import type { LockTimer } from './time-to-lock.ts';

const timeLocks: LockTimer = async (publicKey, count) => {
  const times: number[] = [];
  for (let done = 0; done < count; done += 1) {
    const answers = { name: 'Ana Sofía de la Cruz Ibáñez', reason: 'ñandú '.repeat(80) };
    const start = performance.now();
    await lock({ form: 'appointment', language: 'es', answers }, publicKey);
    times.push(performance.now() - start);
  }
  return times;
};

Object.assign(window, { timeLocks });
