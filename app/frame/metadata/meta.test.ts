import { expect, it } from 'vitest';
import { metaFromLoader } from './meta.ts';

it('a page that failed to load has no metadata', () => {
  expect(metaFromLoader({ loaderData: { meta: [{ title: 'Team' }] } })).toEqual([{ title: 'Team' }]);
  expect(metaFromLoader({})).toEqual([]);
});
