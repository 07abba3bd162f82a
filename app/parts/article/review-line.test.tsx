import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Review } from '#app/content/articles/article.schema.ts';
import { ReviewLine, SignedLine } from './review-line.tsx';
import { words } from './words.ts';

const said = (path: string, review: Review) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <ReviewLine review={review} />
    </MemoryRouter>,
  );

it('says who has reviewed a page and in which month, once it is signed', () => {
  const signed = { by: 'Dra. Elena Márquez', date: '2027-01-15', of: 'x' };
  expect(said('/asthma', { status: 'approved', ...signed, by: 'Dr. Elena Márquez' })).toContain(
    'Reviewed by Dr. Elena Márquez, January 2027.',
  );
  expect(said('/es/asma', { status: 'approved', ...signed })).toContain('Revisión médica: Dra. Elena Márquez, enero de 2027.');
  expect(said('/es/asma', { status: 'draft' })).toContain(words.draft.es);
  expect(
    renderToStaticMarkup(
      <MemoryRouter>
        <SignedLine signed={undefined} />
      </MemoryRouter>,
    ),
  ).toBe('');
});
