import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Ranges } from './ranges.tsx';

const ranges = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '17:30' },
];
const read = (language: 'en' | 'es') =>
  renderToStaticMarkup(<Ranges ranges={ranges} language={language} />)
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ');

it('are read with the word between their ends, and as the hours are written elsewhere', () => {
  expect(read('en')).toBe('8 am to 12 pm, 1 to 5:30 pm');
  expect(read('es')).toBe('8:00 a. m. a 12:00 p. m., 1:00 a 5:30 p. m.');
});
