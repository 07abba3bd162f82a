import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { addresses } from './site/paths.ts';

const pageRoutes: RouteConfigEntry[] = addresses.map(({ path, page }) => route(path, `routes/${page.module}.tsx`, { id: path }));

export default [...pageRoutes, route('*', 'routes/unknown-path.tsx', { id: '*' })] satisfies RouteConfigEntry[];
