import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { homeReviews } from '#app/parts/reviews/reviews.server.ts';
import { HomeReviews } from './home-reviews.tsx';

vi.mock('#app/parts/reviews/review-list.tsx', () => new Promise(() => undefined));

it.each([
  ['/', 'en', 'Loading reviews...'],
  ['/es', 'es', 'Cargando opiniones…'],
] as const)('on %s says that the reviews are loading until their code is there', (path, language, loading) => {
  const { summary, reviews } = homeReviews(language);
  const html = renderToString(
    <MemoryRouter initialEntries={[path]}>
      <HomeReviews summary={summary} reviews={reviews} />
    </MemoryRouter>,
  );
  expect(html).toContain(loading);
  for (const { text } of reviews) expect(html).not.toContain(text);
});
