import { describe, expect, it } from 'vitest';
import { reachable, unstyledOf } from './client-modules.ts';

describe('the modules a page can load', () => {
  const module = (...imports: string[]) => ({ words: [], imports });
  const client = {
    scripts: { 'page-1.js': 'page', 'shared-1.js': null },
    modules: {
      page: module('part', 'dialog', 'library'),
      part: module(),
      dialog: module('inner'),
      inner: module('page'),
      other: module('part'),
    },
  };

  it('are those its scripts begin with and what they import, at once or later', () => {
    expect([...reachable(['page-1.js', 'shared-1.js'], client)].sort()).toEqual(['dialog', 'inner', 'library', 'page', 'part']);
  });

  it('must have been built', () => {
    expect(() => reachable(['gone-1.js'], client)).toThrow('gone-1.js');
  });
});

it('what is imported later needs its styles in the page, unless all styles come beside it', () => {
  expect(unstyledOf(['app/parts/dialog.tsx'])).toEqual(['app/parts/dialog.tsx']);
  expect(unstyledOf(['app/parts/rare.tsx', '/site/app/styles/app.css'])).toEqual([]);
});
