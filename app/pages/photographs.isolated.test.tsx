import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { contentRoot } from '#app/content/content-root.server.ts';
import { type Language, languages } from '#app/site/language.ts';
import { physicianPages } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import * as home from './home/page.tsx';
import { all, first, renderedPage } from './page-fixture.tsx';
import * as profile from './physician/page.tsx';
import * as reviews from './reviews/page.tsx';
import * as team from './team/page.tsx';

const [{ id }, { id: other } = physicianPages[0]] = physicianPages;
const photo = (file: string) => ({ kind: 'photo', file, focus: { x: 80, y: 30 } });
const alt = {
  doctor: { en: 'The doctor in the clinic', es: 'La doctora en el consultorio' },
  desk: { en: 'The manager at the desk', es: 'La gerente en la recepción' },
  hills: { en: 'Cedars on a hill', es: 'Cedros en un cerro' },
};

vi.mock('#app/content/content-root.server.ts', async () => {
  const [{ mkdtempSync }, { tmpdir }, path] = await Promise.all([import('node:fs'), import('node:os'), import('node:path')]);
  return { contentRoot: mkdtempSync(path.join(tmpdir(), 'photographed-')) };
});

/** The site's content with photographs of a doctor, a staff member and a scene. */
beforeAll(() => {
  cpSync(process.env.CONTENT_ROOT ?? 'content', contentRoot, { recursive: true });
  const change = (file: string, changes: readonly (readonly [(string | number)[], unknown])[]) => {
    const path = join(contentRoot, file);
    const document = parseDocument(readFileSync(path, 'utf8'));
    for (const [field, value] of changes) document.setIn(field, document.createNode(value));
    writeFileSync(path, document.toString());
  };
  change(`physicians/${id}.yaml`, [[['portrait'], { ...photo('doctor.jpg'), alt: alt.doctor }]]);
  change('staff.yaml', [[['quotes', 0, 'portrait'], { ...photo('desk.jpg'), alt: alt.desk }]]);
  change('slides.yaml', [
    [['slides', 0, 'picture'], photo('hills.jpg')],
    [['slides', 0, 'alt'], alt.hills],
  ]);
});
afterAll(() => rmSync(contentRoot, { recursive: true }));

/** Returns the pictures in a part of a page that are of one person or scene. */
const picturesOf = (within: ParentNode, path: string) =>
  all(within, 'img').filter((image) => image.getAttribute('src')?.startsWith(`/art/${path}-`));

const attributes = (image: Element | undefined) => ['alt', 'width', 'height'].map((name) => image?.getAttribute(name));

describe.each(languages)('photographs in %s', (language: Language) => {
  it('on the profile: as large as its file, with its text, and beside the signature of the letter', async () => {
    const page = await renderedPage(profile, pathOf(`physician/${id}`, language));
    const [portrait] = picturesOf(first(page, 'main header figure'), `portraits/${id}`);
    expect(attributes(portrait)).toEqual([alt.doctor[language], '640', '480']);
    const letter = picturesOf(first(page, 'main details'), `portraits/${id}`);
    expect(letter.map(attributes)).toEqual([['', '320', '320']]);
  });

  it('a letter of a doctor without a photograph is signed by name alone', async () => {
    const page = await renderedPage(profile, pathOf(`physician/${other}`, language));
    expect(all(first(page, 'main details'), 'img')).toEqual([]);
  });

  it('on cards, in menus and beside reviews', async () => {
    const page = await renderedPage(team, pathOf('team', language));
    expect(picturesOf(first(page, 'main #physicians'), `portraits/${id}`).map(attributes)).toEqual([[alt.doctor[language], '640', '480']]);
    const inMenus = picturesOf(first(page, 'header'), `portraits/${id}`);
    expect(inMenus.length).toBeGreaterThan(0);
    // The menu has the name beside it.
    for (const image of inMenus) expect(attributes(image)).toEqual(['', '192', '192']);
    const beside = await renderedPage(reviews, pathOf('reviews', language));
    expect(picturesOf(first(beside, 'main'), `portraits/${id}`).map(attributes)).toEqual([['', '320', '320']]);
  });

  it('beside the words of the staff, where there is one', async () => {
    const page = await renderedPage(team, pathOf('team', language));
    const pictures = all(first(page, 'main #staff'), 'img');
    expect(pictures.map(attributes)).toEqual([[alt.desk[language], '320', '320']]);
    expect(pictures[0]?.getAttribute('src')).toBe('/art/portraits/staff-manager-light-square-192.webp');
  });

  it('behind the headline of the home page', async () => {
    const page = await renderedPage(home, pathOf('home', language));
    const [slide] = picturesOf(first(page, 'main'), 'hero/cedar');
    expect(attributes(slide)).toEqual([alt.hills[language], '1920', '1080']);
  });
});
