import type { Skin } from '../palette.ts';
import type { Pen } from '../pen.ts';

const arm = 'M324 24C262 30 206 33 162 37';
const elbow = 'C206 88 262 96 324 104z';
/** From the upper side of the wrist round thumb, fingers and heel of the hand to its lower side, relaxed and open. */
const open =
  'C146 37 137 30 128 23C114 15 101 3 91-7C84-13 74-8 77 1C81 13 89 22 95 31C91 33 87 32 83 30C66 24 46 16 29 10C18 7 14 19 24 23C41 30 58 38 71 44C52 41 31 38 13 37C2 37 2 50 12 51C32 52 53 55 69 57C52 58 34 60 19 62C9 65 12 76 21 75C38 73 56 70 72 69C60 73 46 78 36 83C28 88 33 98 41 94C54 89 67 85 80 81C84 91 98 98 114 97C130 95 144 88 158 86';
/** The same hand and wrist swollen: every finger thick, the knuckles gone. */
const swollen =
  'C150 31 140 20 128 12C114 6 104-4 94-11C81-19 65-9 71 5C75 15 81 21 86 27C70 18 50 8 32 5C14 3 9 22 23 28C36 33 50 38 60 42C44 36 24 33 9 35C-8 38-6 58 10 59C28 60 46 60 60 60C44 60 28 62 14 66C0 72 5 89 20 88C36 86 52 80 64 76C52 82 44 86 35 92C26 100 36 113 48 109C60 104 70 98 80 94C90 108 108 114 126 110C142 106 152 96 166 93';

/**
 * The inner side of a forearm and its open hand, lying, fingers to the left; the arm leaves at (320, y 30 to 92), the wrist is
 * at x = 148, the fingertips near x = 4. About 320 by 120 units.
 */
export function forearm(p: Pen, skin: Skin, { puffed = false } = {}): string {
  const [shade, , light] = p.tone(skin);
  const outline = arm + (puffed ? swollen : open) + elbow;
  const palm = 'M132 34C112 30 90 36 80 46C76 60 78 74 86 84C104 94 130 88 142 78C148 62 146 44 132 34z';
  const creases =
    'M82 52C92 57 104 56 112 46M82 66C96 69 110 64 118 54M132 31C120 42 116 58 122 80M153 42Q149 60 154 80M160 44Q157 60 161 78' +
    (puffed ? '' : 'M52 23l-4 8M36 15l-4 8M46 41l-1 10M30 38l-1 12M48 61l1 10M34 62l1 11M56 77l4 9M46 81l4 9M97 14l8-5');
  return (
    p.body(outline, skin, { soft: 5.5 }) +
    p.within(
      outline,
      p.blurred(p.flat('M330 84C262 82 206 76 150 78C128 84 112 92 100 100H330z', shade, 0.5), 9) +
        p.blurred(p.flat(palm, light, puffed ? 0.3 : 0.55), 7) +
        (puffed
          ? ''
          : p.line('M196 58C240 52 280 54 320 50M204 68C240 66 272 68 318 72', p.tone('medicine')[1], 2, { 'stroke-opacity': 0.13 })),
    ) +
    p.line(creases, shade, 1.2, { 'stroke-opacity': puffed ? 0.25 : 0.6 })
  );
}

/**
 * Somebody in a short-sleeved shirt from the side, from shoulder to hip, the elbow bent and the hand laid on the belly: 200 units
 * wide, 300 high. The back of the upper arm is its right edge, near (190, 150).
 */
export function upperArm(p: Pen, skin: Skin): string {
  const [shade] = p.tone(skin);
  const [seam] = p.tone('cloth');
  const bare =
    'M126 118C124 146 120 168 112 184C94 196 74 204 56 208C46 204 32 202 20 208C10 211 6 216 12 219C20 219 28 217 34 218C24 219 12 222 6 228C2 235 8 239 16 236C22 233 30 231 36 231C28 233 20 238 18 243C17 249 24 250 30 247C36 244 42 241 48 241C43 245 41 249 44 252C52 256 62 248 68 242C98 246 134 248 160 238C184 226 192 192 196 124z';
  return (
    p.body('M92-20C106-4 130 2 152 12C186 28 204 70 206 124L212 310H48C40 246 36 190 42 130C46 76 56 24 62-20z', 'cloth', { soft: 26 }) +
    p.blurred(p.flat('M118 150C112 190 84 212 50 222C60 250 120 262 172 246C200 226 206 180 204 140z', seam, 0.45), 8) +
    p.body(bare, skin, { soft: 13 }) +
    p.line('M56 210Q50 224 58 240M126 186Q136 178 146 182', shade, 1.4, { 'stroke-opacity': 0.5 }) +
    p.body('M112 72C122 34 166 26 188 60C200 84 206 106 206 130C176 142 148 142 118 132C110 108 108 92 112 72z', 'cloth', { soft: 15 }) +
    p.line('M119 124Q158 138 205 122', seam, 1.4, { 'stroke-opacity': 0.6 })
  );
}
