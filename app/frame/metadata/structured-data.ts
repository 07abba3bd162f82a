import { createContext } from 'react-router';

/** Passes a page's structured data from its loader to app/entry.server.tsx, so that it is not part of the data sent to browsers. */
export const structuredDataContext = createContext<readonly object[]>([]);
