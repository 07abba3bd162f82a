import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Address, addresses } from '#app/site/paths.ts';

/** Where, counted from the end of the path, the name stands by which pages of one kind differ. */
const namePlaces: Readonly<Record<string, number>> = { condition: 1, service: 1, physician: 1, sheet: 2 };

/**
 * The route an address belongs to: pages of one kind share it, which keeps the list of routes that every
 * visitor loads short. Only addresses of the table are prerendered, so no other name finds a page.
 */
function patternOf({ path, page }: Address): string {
  const fromEnd = namePlaces[page.module];
  if (fromEnd === undefined) return path;
  const segments = path.split('/');
  segments[segments.length - fromEnd] = ':name';
  return segments.join('/');
}

const patterns = new Map(addresses.map((address) => [patternOf(address), address.page.module]));
const pageRoutes: RouteConfigEntry[] = [...patterns].map(([pattern, module]) =>
  route(pattern, `pages/${module}/page.tsx`, { id: pattern }),
);

export default [...pageRoutes, route('*', 'pages/not-found/unknown-path.tsx', { id: '*' })] satisfies RouteConfigEntry[];
