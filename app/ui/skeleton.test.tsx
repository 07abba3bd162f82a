import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Skeleton } from './skeleton.tsx';

it('the placeholder is a header bar, a banner, lines of text and a large block, with words for screen readers', () => {
  const html = renderToStaticMarkup(<Skeleton label="Loading…" />);
  expect([...html.matchAll(/<div class="h-(\d+)/g)].map(([, height]) => Number(height))).toEqual([12, 40, 5, 5, 5, 72]);
  expect(html).toContain('<p class="sr-only">Loading…</p>');
});
