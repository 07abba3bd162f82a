import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WithHotlines } from './with-hotlines.tsx';

it('names each link by its number and by what the text is about', () => {
  expect(renderToStaticMarkup(<WithHotlines text="Call 911." about="Choking" />)).toContain('aria-label="911: Choking"');
  expect(renderToStaticMarkup(<WithHotlines text="Call 911." />)).not.toContain('aria-label');
});
