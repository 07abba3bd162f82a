import { expect, test } from 'vitest';
import { callByText } from '#app/parts/requests/call-by-text.ts';
import { languages } from '#app/site/language.ts';
import { words } from './words.ts';

test.each(languages)('%s: by when we call is one sentence with one full stop', (language) => {
  for (const minutes of [480, 780])
    expect(words.weCallBy[language](callByText({ date: '2026-11-30', minutes }, language))).toMatch(/[^.]\.$/);
});
