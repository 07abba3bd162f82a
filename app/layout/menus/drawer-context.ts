import { createContext, useContext } from 'react';

/** Whether links stand inside the drawer. */
export const InDrawer = createContext(false);

/**
 * The open drawer has its own place in the history, so that Back closes it. A link followed from it takes
 * that place, else Back from the next page would return to an open drawer.
 */
export function useReplaceInDrawer(): boolean {
  return useContext(InDrawer);
}
