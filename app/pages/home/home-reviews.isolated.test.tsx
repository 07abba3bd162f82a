import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { homeReviews } from '#app/parts/reviews/reviews.server.ts';
import { HomeReviews } from './home-reviews.tsx';

it('says that the reviews are loading until their code is there, in both languages', () => {
  const pages = [
    ['/', 'en', 'Loading reviews...'],
    ['/es', 'es', 'Cargando opiniones…'],
  ] as const;
  // One test for both: the list's code arrives between two tests, and then nothing loads.
  for (const [path, language, loading] of pages) {
    const { summary, reviews } = homeReviews(language);
    const html = renderToString(
      <MemoryRouter initialEntries={[path]}>
        <HomeReviews summary={summary} reviews={reviews} />
      </MemoryRouter>,
    );
    expect(html).toContain(loading);
    for (const { text } of reviews) expect(html).not.toContain(text);
  }
});
