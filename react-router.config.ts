import type { Config } from '@react-router/dev/config';
import { addresses } from '#app/site/paths.ts';

/** Every address is written as HTML at build; no server renders at run time. */
export default {
  ssr: false,
  prerender: addresses.map(({ path }) => path),
} satisfies Config;
