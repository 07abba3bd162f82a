import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { factDrawings } from '#app/content/kids/fact-topics.ts';
import { sceneIds } from '#app/content/photographs/slide.schema.ts';
import { grainIds } from '#app/content/seasons/grain-ids.ts';
import { logoPath } from '#app/site/file-paths.ts';
import { seasonCards } from '#art/drawn.ts';
import { drawnPictures, readManifest } from '#art/manifest.ts';
import { workspaceHash } from '#art/sources.ts';

it('the drawing code of art/ has passed its checks and is what the finished files are drawn from', () => {
  expect(readManifest().checked, 'art/ has changed: run `npm run draw`').toBe(workspaceHash());
});

it('every plant, scene and fact that the pages name is drawn', () => {
  const wanted = [
    ...grainIds.flatMap((id) => [`seasons/plant-${id}`, `seasons/grain-${id}`, `kids/grains/${id}`]),
    ...sceneIds.flatMap((id) => [`hero/${id}-wide`, `hero/${id}-tall`, `hero/${id}-specimen`, `kids/skies/${id}`]),
    ...factDrawings.map((id) => `facts/${id}`),
  ];
  const drawn = drawnPictures();
  expect(wanted.filter((id) => !drawn[id])).toEqual([]);
  expect(drawn.logo?.files).toHaveProperty([logoPath.slice(1)]);
});

it('the pictures of the seasons are drawn for the color of the card on which they stand', () => {
  const { light, dark } = seasonCards;
  expect(readFileSync('app/styles/tokens.css', 'utf8')).toContain(`--color-card: light-dark(${light}, ${dark})`);
});
