/** It's too early for another try. */
export class TooSoonError extends Error {
  /** Until the next try, rounded up. */
  readonly seconds: number;
  constructor(seconds: number) {
    super(`Wait ${seconds} s`);
    this.seconds = seconds;
  }
}

/** Wrong passphrases before a wait, because of typos. */
const freeTries = 3;
const longestPause = 60_000;

/** Slows down guessing at the desk: one passphrase at a time, and after three wrong ones a wait that doubles, up to a minute. */
export class PassphraseAttempts {
  readonly #now: () => number;
  #wrong = 0;
  #notBefore = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Tries a passphrase with `work`, which throws an error of the class `Wrong` for a wrong one. Throws TooSoonError. */
  async try<T>(work: () => Promise<T>, Wrong: abstract new (...given: never[]) => Error): Promise<T> {
    const turn = this.#last.then(() => this.#attempt(work, Wrong));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #attempt<T>(work: () => Promise<T>, Wrong: abstract new (...given: never[]) => Error): Promise<T> {
    // A longer wait than the longest means the clock was set back.
    if (this.#notBefore - this.#now() > longestPause) this.#notBefore = 0;
    const left = this.#notBefore - this.#now();
    if (left > 0) throw new TooSoonError(Math.ceil(left / 1000));
    try {
      const result = await work();
      this.#wrong = 0;
      return result;
    } catch (error) {
      if (error instanceof Wrong) {
        this.#wrong += 1;
        const over = this.#wrong - freeTries;
        if (over >= 0) this.#notBefore = this.#now() + Math.min(1000 * 2 ** over, longestPause);
      }
      throw error;
    }
  }
}
