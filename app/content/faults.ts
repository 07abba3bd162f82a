import { ContentError } from './content-error.ts';

/** Runs a reading or check and gives its content faults; anything else is a fault of the code and is thrown. */
export function faultsOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
}

/** A value to compare with others, or undefined where it cannot be read; its own fault is listed by `faultsOf`. */
export function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
