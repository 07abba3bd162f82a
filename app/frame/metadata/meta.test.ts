import { expect, it } from 'vitest';
import { metaFromLoader } from './meta.ts';

it('a page that could not load says nothing', () => {
  expect(metaFromLoader({ loaderData: { meta: [{ title: 'Team' }] } })).toEqual([{ title: 'Team' }]);
  expect(metaFromLoader({})).toEqual([]);
});
