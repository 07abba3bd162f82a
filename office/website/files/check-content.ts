import { checkTools } from '#app/content/check-tools.server.ts';
import { checkContent } from '#app/content/checks.server.ts';

/** Lists every fault of the records in content/ of the current folder. */
export const allFaults = (): string[] => [...checkContent(), ...checkTools()];
