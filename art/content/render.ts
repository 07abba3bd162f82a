/** Draws what says something that stands in content/: a physician's initials, the practice's name, the title of an article. */
import sharp from 'sharp';
import { portraitWidths } from '../drawn.ts';
import { lettering } from '../lettering/lettering.ts';
import { articleGroundSvg, articlePlateSvg, plateBox } from '../open-graph/article-image.ts';
import { shareImageSvg } from '../open-graph/share-image.ts';
import { portraitSvg } from '../portraits/portrait.ts';
import { encode, raster } from '../raster.ts';
import type { ArticleWish, PortraitWish, ShareWish, Wish } from './wish.ts';

/** What was rendered last of each kind: the next wish is often for the same in another size, format or language. */
const last = new Map<string, { readonly key: string; readonly pixels: Promise<Buffer> }>();

function kept(kind: string, key: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const before = last.get(kind);
  if (before?.key === key) return before.pixels;
  const pixels = render();
  last.set(kind, { key, pixels });
  return pixels;
}

async function portrait({ monogram, theme, crop, width, format }: PortraitWish): Promise<Buffer> {
  const pixels = kept('portrait', JSON.stringify([monogram, theme, crop]), async () =>
    raster(
      Math.max(...portraitWidths[crop]),
      portraitSvg(monogram, crop === 'square' ? crop : 'card', theme, await lettering('alegreya', 700, monogram.initials)),
    ),
  );
  return encode(await pixels, width, format);
}

const share = async ({ text }: ShareWish): Promise<Buffer> => encode(await raster(1200, await shareImageSvg(text)), 1200, 'jpg');

/** Rendered at its final size, and the plate only once for both languages: its soft shadows take ten times as long as everything else. */
async function article({ plate, text }: ArticleWish): Promise<Buffer> {
  const drawing = kept('plate', plate, () =>
    sharp(Buffer.from(articlePlateSvg(plate)))
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
  return sharp(Buffer.from(await articleGroundSvg(text)))
    .composite([{ input: await drawing, left: plateBox.left, top: plateBox.top }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** The finished file that is wished for. Throws for a text that does not fit, a letter that no font has, or a plate that nothing draws. */
export function render(wish: Wish): Promise<Buffer> {
  if (wish.picture === 'portrait') return portrait(wish);
  return wish.picture === 'share' ? share(wish) : article(wish);
}
