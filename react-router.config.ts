import { createRequire } from 'node:module';
import type { Config } from '@react-router/dev/config';

// Loaded by Node and not by the router's own loader, which knows nothing of the folder that the list of doctors is read from (CONTENT_ROOT).
const { addresses } = createRequire(import.meta.url)('#app/site/paths.ts') as typeof import('#app/site/paths.ts');

/** Every address is written as HTML at build; no server renders at run time. */
export default {
  ssr: false,
  prerender: addresses.map(({ path }) => path),
} satisfies Config;
