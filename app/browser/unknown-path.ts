import { toggledPrefix } from '#app/site/prefix.ts';

/** Logs the address that was not found, so that whoever looks for the broken link can see it in the console. */
console.error(`Page not found: ${location.pathname}`);

// One page answers every unknown address: its language links must lead to the twin of the address asked for.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-twin]')) link.pathname = toggledPrefix(location.pathname);
