import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { siteContentWith } from '#app/content/content-fixture.ts';
import { pictureIds } from '#app/content/pictures/pictures.server.ts';
import { pictureFaults, writeArticlePictures } from './article-pictures.ts';

it('writes every picture in both themes, as SVG', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await writeArticlePictures(folder);
  const files = readdirSync(join(folder, 'art/pictures'));
  expect(files.toSorted()).toEqual(
    pictureIds()
      .flatMap((id) => [`${id}-dark.svg`, `${id}-light.svg`])
      .toSorted(),
  );
  for (const file of files) expect(readFileSync(join(folder, 'art/pictures', file), 'utf8')).toMatch(/^<svg .*<\/svg>$/s);
});

it('has a drawing for every record and a record for every drawing, of the same type', () => {
  expect(pictureFaults()).toEqual([]);
  const root = siteContentWith('pictures/sinus-door.yaml', 'type: pair', 'type: strip');
  expect(pictureFaults(root)).toEqual([expect.stringMatching(/sinus-door\.yaml type: expected pair, as it is drawn, found strip/)]);
});
