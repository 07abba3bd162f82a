import { quads } from '../../geometry/points.ts';
import type { Skin } from '../palette.ts';
import { type Pen, placed } from '../pen.ts';
import { box } from '../shapes.ts';

const profile =
  'M96 8C88 30 80 44 79 60C79 70 74 78 70 88C62 108 44 124 36 136C32 143 36 150 46 151L58 152C60 156 58 160 55 164C50 170 50 174 56 177L62 180C56 184 53 188 56 194C58 198 62 200 60 206C56 216 60 226 70 230C86 238 104 240 114 250C124 262 124 282 122 302H300V8z';
/** From the nostril through nose and throat to the windpipe, and the mouth: where air can be. */
const passage =
  'M47 151C50 142 58 138 66 134C72 118 78 100 90 92C106 84 136 84 156 90C166 94 170 104 180 108C194 112 204 124 205 144C206 180 206 214 204 240C203 252 202 258 198 264C194 276 193 288 193 302H162C162 288 162 278 164 268C166 256 172 250 176 240C178 222 174 204 178 190C172 180 160 168 146 162C120 158 88 158 66 157C60 156 54 154 47 151z';
const mouth =
  'M60 180C70 176 80 172 96 170C122 166 146 170 164 184C170 190 176 196 177 206L168 204C156 188 130 182 100 184C84 184 70 184 60 180z';
const tongue = 'M70 188C76 178 96 172 116 172C142 172 166 184 172 204C176 222 170 238 158 246C140 250 116 236 96 222C84 212 68 202 70 188z';

interface Look {
  /** How thick the lining of the turbinates is: 1 at rest, 1.5 swollen. */
  readonly swelling?: number;
  readonly skin?: Skin;
}

/**
 * The head cut through its middle, the dividing wall of the nose taken out, looking left, 300 units square. The nostril is at
 * (50, 150), the floor of the nose at y = 157, the soft palate ends at (176, 194), the vocal cords lie at (178, 266).
 */
export function head(p: Pen, { swelling = 1, skin = 'middle' }: Look = {}): string {
  const [, , pale] = p.tone('tissue');
  const turbinate = (x: number, y: number, long: number, thick: number) => {
    const t = Math.round(thick * swelling);
    const at = (along: number, up: number) => `${Math.round(x + long * along)} ${Math.round(y - t * up)}`;
    const scroll = `M${at(0, 0)}C${at(-0.05, 0.9)} ${at(0.3, 1.15)} ${at(0.6, 0.85)}C${at(0.85, 0.6)} ${at(1, 0.2)} ${at(1.03, -0.1)}C${at(0.95, -0.3)} ${at(0.72, -0.25)} ${at(0.55, -0.5)}C${at(0.3, -0.8)} ${at(0.05, -0.7)} ${at(0, 0)}z`;
    return placed(p.blurred(p.flat(scroll, p.tone('air')[0], 0.8), 4), 2, 5) + p.body(scroll, 'lining');
  };
  return (
    p.body(profile, skin) +
    p.flat(
      'M101 10C93 34 86 48 85 62C84 76 80 84 76 92C68 112 53 127 45 137L52 146L62 152C64 158 62 162 60 166C58 170 59 174 63 177L67 180C62 184 60 188 63 194C66 198 66 203 66 208C64 216 68 223 76 226C92 233 109 237 119 248C129 262 129 282 127 302H300V10z',
      pale,
    ) +
    p.body(
      'M100 10C92 36 92 50 96 66C112 74 148 76 168 84C186 92 214 92 232 84C262 70 282 40 300 10H280C268 32 250 52 226 68C212 76 192 78 176 72C158 64 132 62 110 56Q106 36 112 10z',
      'bone',
    ) +
    p.flat('M96 46C102 44 106 54 103 66C100 70 95 66 94 58zM170 92C182 86 194 92 194 102C190 108 178 106 172 102z', p.tone('air')[1]) +
    p.body(passage, 'air') +
    turbinate(108, 104, 46, 9) +
    turbinate(88, 123, 74, 12) +
    turbinate(66, 145, 96, 14) +
    p.flat(mouth, p.tone('air')[0], 0.8) +
    p.body(tongue, 'lining') +
    p.body(
      'M64 158C90 158 120 158 144 161C158 165 172 178 179 192C180 198 174 198 172 193C160 178 146 172 132 170C108 168 84 168 66 170z',
      'lining',
    ) +
    p.body(box(68, 160, 66, 7, 3), 'bone', { soft: 4 }) +
    p.flat('M62 168h8l-1 11q-3 3-6 0zM63 196h8l-1-11q-3-3-6 0z', p.tone('bone')[2])
  );
}

/** What lies below the palate in the same view: the bones of the neck, the lid of the larynx, the gullet, and the vocal folds. */
export function throat(p: Pen): string {
  return (
    [120, 160, 200, 240, 280].map((y) => p.body(box(219, y, 32, 34, 7), 'bone', { soft: 6 })).join('') +
    p.body('M162 246C166 238 172 226 181 216C186 214 186 220 184 226C180 240 174 248 168 252z', 'tissue', { soft: 4 }) +
    p.body('M206 256C198 262 196 280 196 302H214V256z', 'tissue', { soft: 5 }) +
    p.line('M205 262C204 276 204 290 204 302', p.tone('lining')[0], 1.6) +
    p.body('M163 262L186 264Q188 267 186 269L163 272Q160 267 163 262z', 'bone', { soft: 3 })
  );
}

const grapes = quads(
  '136,121,8,6 122,124,8,7 146,130,8,8 107,127,9,7.5 130,134,10,8.5 114,138,10,8.5 97,135,8,7.5 150,142,8,7 134,146,9,7',
);

/** Polyps in the head of parts/head.ts: like grapes, from the cleft under the middle ridge. `size` 0 to 1. */
export function polyps(p: Pen, size: number): string {
  return grapes
    .slice(0, Math.round(grapes.length * size))
    .map(([x, y, rx, ry]) => p.ball(x, y, rx, 'bone', ry))
    .join('');
}
