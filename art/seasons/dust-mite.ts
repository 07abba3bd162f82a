import { between, seeded } from '../geometry/random.ts';
import { element, line, n, shape } from '../geometry/svg.ts';
import { dustMiteGroup } from '../grains/dust-mite.ts';
import { type SprigColors, sprigColors } from '../portraits/stem.ts';
import type { Plate } from './model.ts';
import { lensGlass } from './parts/lens-glass.ts';

/** A plump pillow with piped seams, dented where the head lies. */
function pillow(colors: SprigColors): string {
  const outline =
    'M30 118C60 98 96 104 138 98C182 92 228 84 262 98C276 104 270 122 272 144C274 172 284 196 272 206C246 222 204 210 158 218C112 226 70 236 42 222C28 214 38 190 36 166C35 146 22 128 30 118Z';
  const shade =
    'M42 222C70 236 112 226 158 218C204 210 246 222 272 206C280 199 279 187 276 172C262 194 226 190 186 194C136 199 84 214 40 196C36 206 34 217 42 222Z';
  const folds =
    'M36 126C58 134 72 146 82 162M262 104C250 116 242 126 238 142M46 212C62 198 74 190 92 186M266 200C250 190 242 182 232 176M128 146C146 158 168 158 188 148';
  const stripes = [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const x = 66 + i * 30;
    return `M${x} ${n(108 - i * 1.4 + (i > 4 ? (i - 4) * 1 : 0))}C${x + 8} ${138 - i} ${x - 8} ${180 - i} ${x + 2} ${n(222 - i * 2.4)}`;
  });
  return (
    shape(outline, colors.light) +
    line(stripes.join(''), colors.leaf, 2.2, 0.45) +
    shape(shade, colors.leaf, 0.38) +
    line(folds, colors.shade, 1.6, 0.5) +
    line(outline, colors.shade, 2.6)
  );
}

/** The blanket turned down before it, with a stitched hem. */
function blanket(colors: SprigColors): string {
  const body = 'M14 212C70 190 128 236 186 214C232 197 272 204 308 220C302 262 262 300 164 306C74 306 26 262 14 212Z';
  const hem = 'M14 212C70 190 128 236 186 214C232 197 272 204 308 220L304 240C270 225 232 218 190 234C132 256 74 212 18 232Z';
  const stitches = 'M22 222C74 202 130 246 188 224C232 208 270 215 304 230';
  const folds = 'M70 226C78 254 74 276 62 288M150 240C152 266 146 288 140 302M238 226C240 250 250 268 258 278';
  return (
    shape(body, colors.fruit) +
    line(folds, colors.wood, 2, 0.45) +
    shape(hem, colors.fruitLight) +
    element('path', {
      d: stitches,
      fill: 'none',
      stroke: colors.wood,
      'stroke-width': 1.4,
      'stroke-dasharray': '5 4',
      'stroke-linecap': 'round',
      'stroke-opacity': 0.7,
    })
  );
}

/** Dust mites: a pillow and a blanket, and under the glass one of the guests, with its crumbs. */
export const dustMite: Plate = {
  ground: 'indoor',
  place: [-8.7, -18.7, 1.05],
  colors: {
    light: sprigColors('#7f8cb0', '#b7c0d8', '#f6f4ec', '#4c5a8c', '#7a86b8', '#a9b2d6', '#b58a4a'),
    dark: sprigColors('#66749c', '#8d99bd', '#d4d7dd', '#28335a', '#56649c', '#7d8abb', '#d9b06a'),
  },
  draw(colors, theme) {
    const random = seeded(2503);
    const crumbs = Array.from({ length: 14 }, () => {
      const [a, d] = [between(random, 0, 6.28), between(random, 44, 70)];
      return element('circle', {
        cx: n(206 + d * Math.cos(a)),
        cy: n(112 + d * Math.sin(a)),
        r: n(between(random, 1.4, 2.8)),
        fill: colors.pollen,
        'fill-opacity': 0.8,
      });
    });
    const weave = Array.from(
      { length: 11 },
      (_, i) => `M${126 + i * 17} 30L${106 + i * 17} 196M120 ${34 + i * 17}L300 ${40 + i * 17}`,
    ).join('');
    const seen =
      line(weave, colors.leaf, 2.6, 0.3) + crumbs.join('') + dustMiteGroup({ cx: 206, cy: 112, radius: 62, theme, id: 'mite', cells: 230 });
    return pillow(colors) + blanket(colors) + lensGlass(206, 112, 74, 1.05, theme, 'lens', seen);
  },
};
