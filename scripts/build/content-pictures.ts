/** Renders pictures made from content/: portraits of physicians without a photo, and what other sites show for a link. */
import { join } from 'node:path';
import sharp from 'sharp';
import { conditions, physicians, practice, services } from '#app/content/content.server.ts';
import { plateOf } from '#app/content/pictures/pictures.server.ts';
import { sharePath } from '#app/site/file-paths.ts';
import { type Language, languages } from '#app/site/language.ts';
import type { Wish } from '#art/content/wish.ts';
import { portraitWidths, themes } from '#art/drawn.ts';
import { pictureForContent } from '#art/for-content.ts';
import { readManifest } from '#art/manifest.ts';
import { cached } from './image-cache.ts';

type Wished = readonly [path: string, wish: Wish];

function portraits(): Wished[] {
  return physicians().flatMap(({ id, portrait }) => {
    if (portrait.kind !== 'monogram') return [];
    const monogram = { initials: portrait.initials, grain: portrait.grain };
    return themes.flatMap((theme) =>
      (['card', 'square', 'expanded'] as const).flatMap((crop) =>
        portraitWidths[crop].flatMap((width) =>
          (['avif', 'webp'] as const).map(
            (format): Wished => [
              `art/portraits/${id}-${theme}-${crop}-${width}.${format}`,
              { picture: 'portrait', monogram, theme, crop, width, format },
            ],
          ),
        ),
      ),
    );
  });
}

function shareImage(language: Language): Wished {
  const { brand, tagline, city } = practice();
  return [
    `open-graph/${language}.jpg`,
    { picture: 'share', text: { practice: brand.name, city: city[language], tagline: tagline[language] } },
  ];
}

/** Lists both languages of an article one after the other, so that its plate is rendered once. */
function articleImages(): Wished[] {
  return [...conditions(), ...services()].flatMap(({ slug, title }) =>
    languages.flatMap((language): Wished[] => {
      const plate = plateOf(slug, language);
      if (!plate) return [];
      const text = { title: title[language], practice: practice().brand.name };
      return [[sharePath(plate.id, language), { picture: 'article', plate: plate.id, text }]];
    }),
  );
}

/** Returns every such file by its path on the site. */
export const contentPictures = (): Wished[] => [...portraits(), ...languages.map(shareImage), ...articleImages()];

/** Writes all these pictures below `output`, the built site's root. */
export async function writeContentPictures(output: string): Promise<void> {
  const code = JSON.stringify([readManifest().families.content?.drawnFrom, sharp.versions]);
  for (const [path, wish] of contentPictures()) {
    await cached(join(output, path), `${JSON.stringify(wish)} ${code}`, () => pictureForContent(wish));
  }
}
