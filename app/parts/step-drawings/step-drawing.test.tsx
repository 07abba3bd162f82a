import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StepDrawing, stepDrawingNames } from './step-drawing.tsx';

const drawn = stepDrawingNames.map((name) => [name, renderToStaticMarkup(<StepDrawing name={name} className="w-full" />)] as const);

it('draws each step as one small picture that screen readers pass over, in the colour of the main action', () => {
  for (const [name, html] of drawn) {
    expect(html, name).toMatch(/^<svg viewBox="0 0 160 120" aria-hidden="true"[^>]* class="[^"]*\bw-full"/);
    expect(html.match(/<svg/g), name).toHaveLength(1);
    expect(html, name).toMatch(/(fill|stroke)-coral/);
    expect(html.length, name).toBeLessThan(2300);
  }
  expect(new Set(drawn.map(([, html]) => html)).size).toBe(drawn.length);
});

it('draws without style, id or words, so that it can stand twice on a page in either language, and with numbers alone', () => {
  for (const [name, html] of drawn) {
    expect(html, name).not.toMatch(/ (style|id)=|NaN|undefined/);
    expect(html.replace(/<[^>]*>/g, ''), name).toBe('');
    for (const [, path] of html.matchAll(/ d="([^"]*)"/g)) expect(path, name).toMatch(/^M[\dMLHVCSQTAZmlhvcsqtaz\s.,-]+$/);
  }
});
