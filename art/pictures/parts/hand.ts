import type { Skin } from '../palette.ts';
import type { Pen } from '../pen.ts';

const finger = (x: number, y: number, tx: number, ty: number, half: number) => {
  const long = Math.hypot(tx - x, ty - y);
  const [ux, uy] = [(tx - x) / long, (ty - y) / long];
  const at = (along: number, across: number) =>
    `${Math.round((x + ux * along - uy * across) * 10) / 10} ${Math.round((y + uy * along + ux * across) * 10) / 10}`;
  return `M${at(0, half)}L${at(long, half * 0.86)}A${half} ${half} 0 0 0 ${at(long, -half * 0.86)}L${at(0, -half)}z`;
};

/**
 * The inner side of a forearm and its open hand, lying, fingers to the left; the arm leaves at (320, y 30 to 92), the wrist is
 * at x = 148, the fingertips near x = 4. About 320 by 120 units.
 */
export function forearm(p: Pen, skin: Skin): string {
  const [shade] = p.tone(skin);
  const fingers: readonly (readonly [number, number, number, number, number])[] = [
    [78, 30, 22, 14, 8],
    [70, 46, 8, 38, 8.4],
    [72, 62, 10, 62, 8.2],
    [78, 76, 26, 84, 7],
  ];
  return (
    p.body(finger(112, 28, 84, -4, 9), skin, { soft: 6 }) +
    fingers.map((one) => p.body(finger(...one), skin, { soft: 6 })).join('') +
    p.body(
      'M72 36C76 24 96 18 112 22C126 26 136 36 152 38C200 36 260 30 324 24V102C262 94 204 86 152 84C134 86 120 92 104 90C86 90 72 84 70 72C68 60 68 46 72 36z',
      skin,
      { soft: 12 },
    ) +
    p.flat('M72 37C68 46 68 60 70 72L80 70V38z', p.tone(skin)[1]) +
    p.line('M146 42Q142 60 148 80M96 28Q112 44 104 66M82 52Q98 56 108 48M80 64Q92 72 104 68', shade, 1.3, { 'stroke-opacity': 0.55 })
  );
}

/**
 * A person in a short-sleeved shirt from the side, from shoulder to hip, the arm bent and the hand resting in front: 200 units
 * wide, 300 high. The back of the upper arm is its right edge, near (190, 150).
 */
export function upperArm(p: Pen, skin: Skin): string {
  const [shade] = p.tone(skin);
  const [seam] = p.tone('cloth');
  return (
    p.body('M96-20C110-4 132 2 152 12C186 28 206 70 208 120L214 310H44C36 240 30 170 40 120C46 70 56 20 62-20z', 'cloth', { soft: 22 }) +
    p.body(
      'M128 128C124 156 128 178 120 190C100 200 74 206 52 208C40 200 24 200 16 208C8 216 8 230 16 238C28 246 44 244 54 242C96 248 142 254 170 242C192 230 192 196 190 128z',
      skin,
      { soft: 12 },
    ) +
    p.line('M54 210Q48 226 56 242M14 218Q26 214 38 216M12 228Q26 224 38 227', shade, 1.5, { 'stroke-opacity': 0.6 }) +
    p.body('M116 70C126 34 168 26 188 62C198 84 202 112 200 138C172 150 140 150 118 138C112 112 112 92 116 70z', 'cloth', { soft: 12 }) +
    p.line('M119 131Q158 147 199 131', seam, 1.4, { 'stroke-opacity': 0.7 })
  );
}
