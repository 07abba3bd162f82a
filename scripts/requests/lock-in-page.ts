/** In the page of the bench: locks a request as long as the form allows, computes proofs, and says how many milliseconds each took. */
import { newRequestId } from '#app/requests/envelope.ts';
import { lock } from '#app/requests/lock.ts';
import { prove, usualChallenge } from '#app/requests/proof-of-work.ts';
import type { LockTimer, ProofTimer } from './time-to-lock.ts';

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

const timeProofs: ProofTimer = async (count) => {
  const times: number[] = [];
  for (let done = 0; done < count; done += 1) {
    const start = performance.now();
    await prove({ text: `bench.${done}`, ...usualChallenge }, newRequestId());
    times.push(performance.now() - start);
  }
  return times;
};

Object.assign(window, { timeLocks, timeProofs });
