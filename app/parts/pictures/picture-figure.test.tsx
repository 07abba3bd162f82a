import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pictureProse } from '#app/content/pictures/pictures.server.ts';
import { PictureFigure } from './picture-figure.tsx';
import { pictureOfProse } from './shown-picture.ts';

function shown(id: string) {
  const prose = pictureProse(id, 'en');
  if (!prose) throw new Error(`no picture ${id}`);
  return pictureOfProse(prose);
}

const drawn = (id: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PictureFigure picture={shown(id)} />
    </MemoryRouter>,
  );

describe('a figure', () => {
  const picture = shown('sinus-door');
  const html = drawn('sinus-door');

  it('is one named picture with a caption and the list that describes it', () => {
    expect(html).toContain(`role="img" aria-label="${picture.name}"`);
    expect(html.match(/role="img"/g)).toHaveLength(1);
    expect(html).toContain(picture.caption);
    for (const { text } of picture.labels) expect(html).toContain(text);
    for (const half of picture.halves ?? []) expect(html).toContain(half);
  });

  it('loads its drawing as it comes near, dark only on a screen, and without a style attribute', () => {
    expect(html).toMatch(/<img[^>]*src="\/art\/pictures\/sinus-door-light\.svg"[^>]*loading="lazy"/);
    expect(html).toMatch(/<source[^>]*srcSet="\/art\/pictures\/sinus-door-dark\.svg"[^>]*media="screen and/i);
    expect(html).not.toContain(' style=');
  });

  it('numbers the same thing in both halves alike', () => {
    const numbers = [...html.matchAll(/<text[^>]*>(\d)<\/text>/g)].map(([, number]) => number);
    expect(numbers).toEqual(['1', '1', '2', '2', '3', '3']);
  });
});

describe('a chart', () => {
  it('has its words on the drawing, each at its place', () => {
    expect(drawn('antibody-levels')).toContain('<text x="362" y="230">16 weeks</text>');
  });

  it('says its labels beside what they name where it is wide, and keeps the list for those who do not see it', () => {
    const html = drawn('alpha-gal-night');
    const said = 'Alpha-gal: 2 to 6 hours later';
    expect(html).toMatch(new RegExp(`<foreignObject[^>]*>\\s*<p[^>]*>${said}</p>`));
    expect(html).toMatch(new RegExp(`<li>.*<span>${said}</span></li>`));
  });
});

describe('a line from a number', () => {
  it('leads to its thing', () => {
    const html = drawn('airway-calm-attack');
    expect(html).toContain('d="M16 30L42 64"');
  });
});

describe('a figure that moves', () => {
  it('is a still picture before anybody asks, and shows no button where no script runs', () => {
    const html = drawn('hive-one-day');
    expect(html).toContain('/art/pictures/hive-one-day-light.svg');
    expect(html).toMatch(/<button[^>]*class="[^"]*\bneeds-script\b/);
    expect(html).not.toContain('type="range"');
  });
});
