import { createContext } from 'react-router';

/** What a page says to search engines alone: from its loader to app/entry.server.tsx, past the data that browsers get. */
export const structuredDataContext = createContext<readonly object[]>([]);
