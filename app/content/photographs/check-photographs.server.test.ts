import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFolder, physicianFields, soundFiles } from '#app/content/content-fixture.ts';
import { faultsOf } from '#app/content/faults.ts';
import { physicianPages } from '#app/site/pages.ts';
import { checkPhotographs } from './check-photographs.server.ts';
import { drawPhoto } from './photo-fixture.ts';
import { photographs } from './photographs.server.ts';

const [{ id, slug }] = physicianPages;
const alt = { en: 'The doctor in the clinic', es: 'La doctora en el consultorio' };
const photo = (file: string) => ({ kind: 'photo', file, focus: { x: 50, y: 30 } });

const withPortrait = (portrait: object) =>
  contentFolder({ ...soundFiles(), [`physicians/${id}.yaml`]: { ...physicianFields(id, slug), portrait } });

function withStaff(portrait: object): string {
  const { quotes, grid } = soundFiles()['staff.yaml'] as { quotes: object[]; grid: object };
  return contentFolder({
    ...soundFiles(),
    'staff.yaml': { quotes: quotes.map((quote, n) => (n === 2 ? { ...quote, portrait } : quote)), grid },
  });
}

function withSlide(picture: object): string {
  const { slides } = soundFiles()['slides.yaml'] as { slides: object[] };
  return contentFolder({ ...soundFiles(), 'slides.yaml': { slides: slides.map((slide, n) => (n === 1 ? { ...slide, picture } : slide)) } });
}

describe('a photograph that is missing', () => {
  const of = (record: string, field: string) =>
    expect.stringMatching(
      new RegExp(`${record}:\\d+ ${field}: expected a photograph at .*photos/none\\.jpg, found no such file$`.replaceAll('[', '\\[')),
    );

  test('is named with the file, line and field that name it', async () => {
    expect(await checkPhotographs(withPortrait({ ...photo('none.jpg'), alt }))).toEqual([of(`physicians/${id}.yaml`, 'portrait.file')]);
    expect(await checkPhotographs(withStaff({ ...photo('none.jpg'), alt }))).toEqual([of('staff.yaml', 'quotes[2].portrait.file')]);
    expect(await checkPhotographs(withSlide(photo('none.jpg')))).toEqual([of('slides.yaml', 'slides[1].picture.file')]);
  });

  test('is missing as well where only capitals differ, as a Mac does not tell', async () => {
    const root = withPortrait({ ...photo('doctor.jpg'), alt });
    await drawPhoto(join(root, 'photos/Doctor.jpg'), { width: 1200, height: 1200 });
    expect(await checkPhotographs(root)).toEqual([expect.stringContaining('found no such file')]);
  });
});

describe('a photograph that is too small', () => {
  const cases = [
    ['a physician', () => withPortrait({ ...photo('a.jpg'), alt }), [1199, 2000], [1200, 1200], 'at least 1200 pixels on its short side'],
    ['a slide', () => withSlide(photo('a.jpg')), [1599, 1200], [1600, 1200], 'at least 1600 pixels wide and 1200 pixels on its short side'],
  ] as const;

  test.each(cases)('%s', async (_, folder, [small, smallHigh], [width, height], expected) => {
    const root = folder();
    await drawPhoto(join(root, 'photos/a.jpg'), { width: small, height: smallHigh });
    const [fault, ...others] = await checkPhotographs(root);
    expect(fault).toContain(`file: expected a photograph ${expected}`);
    expect(fault).toContain(`found ${small} × ${smallHigh} in `);
    expect(others).toEqual([]);
    await drawPhoto(join(root, 'photos/a.jpg'), { width, height });
    expect(await checkPhotographs(root)).toEqual([]);
  });

  test('as it is seen: a slide held upright is not as wide as its file', async () => {
    const root = withSlide(photo('a.jpg'));
    await drawPhoto(join(root, 'photos/a.jpg'), { width: 1600, height: 1200, orientation: 6 });
    expect(await checkPhotographs(root)).toEqual([expect.stringContaining('found 1200 × 1600')]);
  });
});

describe('a photograph that cannot be read', () => {
  test('is no photograph, or broke off while it was copied', async () => {
    const root = withPortrait({ ...photo('a.jpg'), alt });
    const file = join(root, 'photos/a.jpg');
    await drawPhoto(file, { width: 1600, height: 1600 });
    truncateSync(file, 4000);
    const unreadable = expect.stringMatching(/portrait\.file: expected a photograph that can be read at .*a\.jpg, found ./);
    expect(await checkPhotographs(root)).toEqual([unreadable]);
    writeFileSync(file, 'a letter');
    expect(await checkPhotographs(root)).toEqual([unreadable]);
  });
});

describe('the record of a photograph', () => {
  const faults = (root: string) => faultsOf(() => photographs(root));

  test.each([
    ['physician', withPortrait, 'portrait.alt'],
    ['staff', withStaff, 'quotes[2].portrait.alt'],
  ] as const)('of the %s needs its text in both languages', (_, folder, field) => {
    expect(faults(folder(photo('a.jpg')))).toEqual([expect.stringContaining(`${field}: expected fields, found nothing`)]);
    expect(faults(folder({ ...photo('a.jpg'), alt: { en: alt.en } }))).toEqual([
      expect.stringMatching(/:\d+ .*\.alt\.es: expected text in Spanish, found nothing/),
    ]);
  });

  test('needs a focus inside the picture', () => {
    const { focus: _, ...without } = photo('a.jpg');
    expect(faults(withSlide(without))).toEqual([expect.stringContaining('slides[1].picture.focus: expected fields, found nothing')]);
    expect(faults(withSlide({ ...without, focus: { x: 101, y: -1 } }))).toEqual([
      expect.stringContaining('picture.focus.x: expected a percentage, 0 to 100, found 101'),
      expect.stringContaining('picture.focus.y: expected a percentage, 0 to 100, found -1'),
    ]);
  });

  test('names a picture of content/photos, in a format that browsers’ pictures can be made from', () => {
    for (const file of ['../secret.jpg', 'a.heic', 'https://example.com/a.jpg']) {
      expect(faults(withSlide(photo(file)))).toEqual([
        expect.stringContaining('picture.file: expected the name of a file in content/photos: letters, digits, - and _, ending in .jpg'),
      ]);
    }
  });
});
