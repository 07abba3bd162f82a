import { describe, expect, it } from 'vitest';
import { namesOfPages } from './page-names.ts';
import type { IndexedPage } from './site-index.ts';

const page = (title: string, said: string) => ({ title, said, otherSaid: '' }) as IndexedPage;
const namesIn = namesOfPages([page('Hives', 'cough at night; skin welts'), page('Self-pay', 'no insurance')], 'en');

describe('pages named by a query', () => {
  it.each([
    ['hives', [2, 0]],
    ['Welts skin?', [1, 0]],
    ['I have no insurance, what now?', [0, 1]],
    ['I have insurance', [0, 0]],
    ['', [0, 0]],
  ])('"%s"', (query, named) => {
    expect(namesIn(query).map((one) => one.named)).toEqual(named);
  });

  it('may be named by several words among others, with one typing error, or by one word', () => {
    expect(namesIn('my son has hives and coughs every nigth')[0]).toEqual({ named: 0, whole: 1, holdsWord: true });
    expect(namesIn('night shift')[0]).toEqual({ named: 0, whole: 0, holdsWord: false });
  });
});
