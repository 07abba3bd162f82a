import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Address, addresses } from '#app/site/paths.ts';

/** The place, counted from the path's end, of the name by which pages of a module differ. */
const namePlaces: Readonly<Record<string, number>> = { condition: 1, service: 1, physician: 1, sheet: 2 };

/**
 * Returns the route of an address: pages of one module share it, which keeps the list of routes that every visitor loads short. Only
 * addresses of the table are prerendered, so no other name finds a page.
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
