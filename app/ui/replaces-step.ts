import { createContext } from 'react';

/**
 * Whether links replace the current history entry instead of adding one. The open drawer has its own entry, so that Back closes it; a link
 * followed from the drawer replaces that entry, else Back from the next page would lead to an entry that shows nothing.
 */
export const ReplacesStep = createContext(false);
