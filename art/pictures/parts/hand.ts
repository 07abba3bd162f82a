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

/** An upper arm from the side, bent at the elbow: the shoulder at (60, 20), the back of the arm at the right, the elbow at (78, 216), the forearm leaving to the left. */
export function upperArm(p: Pen, skin: Skin): string {
  return p.body(
    'M10 34C18 8 60 0 86 22C104 40 106 76 102 104C98 136 104 172 98 204C94 232 72 238 48 242C8 250 -40 258 -90 262V218C-50 214 -8 206 18 192C30 180 32 166 28 148C22 120 12 104 10 86C6 66 4 50 10 34z',
    skin,
    { soft: 14 },
  );
}
