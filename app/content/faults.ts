import { ContentError } from './content-error.ts';

/** Runs a read or check and returns its content faults; other errors are faults of the code and are thrown. */
export function faultsOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
}

/** Reads a value to compare with others; undefined if unreadable: `faultsOf` lists that fault. */
export function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
