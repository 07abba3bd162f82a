import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StepDrawing, stepDrawingNames } from './step-drawing.tsx';

describe.each(stepDrawingNames)('%s', (name) => {
  const html = renderToStaticMarkup(<StepDrawing name={name} className="w-full" />);

  it('is one picture of the common size that screen readers pass over', () => {
    expect(html).toMatch(/^<svg viewBox="0 0 160 120" aria-hidden="true"[^>]* class="[^"]*\bw-full"/);
    expect(html.match(/<svg/g)).toHaveLength(1);
  });

  it('has no style attribute, no id and no words, so that it can stand twice on a page in either language', () => {
    expect(html).not.toMatch(/ (style|id)=/);
    expect(html.replace(/<[^>]*>/g, '')).toBe('');
  });

  it('has only numbers in its shapes', () => {
    expect(html).not.toMatch(/NaN|undefined/);
    for (const [, path] of html.matchAll(/ d="([^"]*)"/g)) expect(path).toMatch(/^M[\dMLHVCSQTAZmlhvcsqtaz\s.,-]+$/);
  });

  it('shows what matters in the colour of the main action', () => {
    expect(html).toMatch(/(fill|stroke)-coral/);
  });

  it('stays small enough to stand in the page', () => {
    expect(html.length).toBeLessThan(2300);
  });
});

it('draws each step differently', () => {
  const pictures = stepDrawingNames.map((name) => renderToStaticMarkup(<StepDrawing name={name} />));
  expect(new Set(pictures).size).toBe(stepDrawingNames.length);
});
