import { createContext } from 'react';

/**
 * Whether links take the place of the present step in the history instead of adding one. The open drawer has a step of
 * its own, so that Back closes it; a link followed from it takes that step, else Back from the next page would lead
 * through a step at which nothing is to be seen.
 */
export const ReplacesStep = createContext(false);
