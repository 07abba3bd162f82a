import { element } from '../../geometry/svg.ts';
import type { Skin } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';

/** Neck, trunk and legs; the weight is on the leg at the left, so that its hip stands out and the other knee is loose. */
const trunk =
  'M6 27C6 33 7 36 14 38C19 40 22 42 22 48C22 58 20 70 18 80C17 87 18 92 19 99C21 112 24 124 23 140C23 148 21 154 22 160C25 170 24 184 20 196C18 202 18 206 20 209C24 212 29 215 28 218C24 221 15 220 11 217C10 212 12 206 12 200C11 188 10 174 10 160C8 146 4 130 0 116C-2 130-4 144-4 158C-3 174-5 188-7 200C-8 206-6 212-6 217C-9 221-18 221-20 217C-20 212-17 206-17 200C-21 188-22 172-19 158C-22 144-25 128-24 110C-23 98-18 92-17 84C-17 76-21 66-22 54C-23 46-20 41-14 38.5C-7 36-6 33-6 27z';
const arm =
  'M15 39C23 38 28 43 29 53C30 64 32 74 34 83C36 92 37 99 38 105C41 109 42 114 41 120C41 126 40 131 38 132C36 133 36 130 36 128C35 132 33 132 33 128C31 130 30 127 31 122C31 119 31 117 30 115C29 118 27 121 26 119C26 114 28 109 30 104C28 96 26 87 24 79C22 69 20 60 18 53z';
const fingers = 'M38 118L37.5 127M35.5 119L35.5 127M33.2 118.5L33 126';
const shorts =
  'M-21 92C-8 96 8 96 18.6 91C20 102 24 116 24 137C18 140 12 140 7.5 138L.5 119L-3.5 137C-9 140-18 140-24.5 137C-26 120-25 104-21 92z';
const top =
  'M-14 38C-12 45-6 48 0 48S11 45 13.5 38L17.5 40C17 50 20 54 21.8 57C20 70 17.5 84 19 96C8 100-8 100-21 97C-17 86-20 70-21.8 57C-19 54-17 50-17.5 40.5z';
const skull = 'M0 1C8 1 12 7 11.5 15C11 23 7 31 0 32C-7 31-11 23-11.5 15C-12 7-8 1 0 1z';

/** Each from in front, on the same skull; `back` hangs behind it. */
const hairs = {
  short: { front: 'M-12 15C-14 0-6-2 0-2C7-2 14 0 12 15C11 11 10 8 8 6C3 8-4 7-8 5C-10 8-11 11-12 15z', back: '' },
  curly: {
    front: 'M-12.5 15C-16 9-14-1-7-3C-3-6 4-6 8-3C14 0 16 9 12.5 15C11.5 10 9 7 6 6C2 5-3 5-7 6.5C-10 8-11.5 11-12.5 15z',
    back: '',
  },
  long: {
    front: 'M-12 16C-13 3-6-2 1-2C8-2 13 3 12 16C10 10 6 6 1 4C-4 6-9 10-12 16z',
    back: 'M-13 13C-15-4-6-4 0-4C6-4 15-4 13 13C13 24 16 31 13 38C7 40-7 40-13 38C-16 31-13 24-13 13z',
  },
} as const;

export const hairTone = (p: Pen): string => (p.theme === 'light' ? '#3d2f29' : '#4c3b31');

interface Look {
  /** A child's head is larger for its body; the whole is drawn smaller by who places it. */
  readonly child?: boolean;
  readonly hair?: keyof typeof hairs;
  /** A shirt without sleeves, beside the shorts that everybody wears. */
  readonly shirt?: boolean;
  /** Breadth of the body beside an average one. */
  readonly build?: number;
}

function headFromFront(p: Pen, skin: Skin, hair: keyof typeof hairs): string {
  const [shade] = p.tone(skin);
  const dark = p.theme === 'light' ? '#22181a' : '#120d0e';
  return (
    p.flat(circle(-11.5, 17, 2, 3.6) + circle(11.5, 17, 2, 3.6), p.tone(skin)[1]) +
    p.body(skull, skin, { soft: 5 }) +
    p.flat(circle(-4.6, 15.4, 1.3, 1.1) + circle(4.6, 15.4, 1.3, 1.1), dark) +
    p.line('M-7 11.8Q-4.6 10.4-2.2 11.6M7 11.8Q4.6 10.4 2.2 11.6', dark, 0.9) +
    p.line('M.4 15.5C.6 18 1.6 19 1.6 20.2Q.6 21.2-1 20.8', shade, 0.9) +
    p.line('M-3.6 24.8Q0 26.6 3.6 24.8', p.tone('lining')[0], 1.3) +
    p.flat(hairs[hair].front, hairTone(p))
  );
}

/** Somebody from the front who stands at ease, the hands open: 220 units tall from the crown at (0, 0), about 84 wide. */
export function person(p: Pen, skin: Skin, { child = false, hair = 'short', shirt = false, build = 1 }: Look = {}): string {
  const [shade] = p.tone(skin);
  const limb = p.body(arm, skin, { soft: 4 }) + p.line(fingers, shade, 0.7, { 'stroke-opacity': 0.7 });
  const head = (drawn: string) => element('g', { transform: child ? 'translate(0 -9)scale(1.3)' : undefined }, drawn);
  const { back } = hairs[hair];
  return (
    (back ? head(p.flat(back, hairTone(p))) : '') +
    element(
      'g',
      { transform: build === 1 ? undefined : `scale(${build} 1)` },
      limb,
      element('g', { transform: 'scale(-1 1)rotate(1)' }, limb),
      p.body(trunk, skin, { soft: 7 }),
      p.blurred(p.flat('M-7 29H7V36Q0 40-7 36z', shade, 0.35), 2),
      p.body(shorts, 'cloth', { soft: 6 }),
      p.line('M-20 97C-8 100 8 100 18.5 96M.5 119V108', p.tone('cloth')[0], 0.9, { 'stroke-opacity': 0.6 }),
      shirt ? p.body(top, 'medicine', { soft: 6 }) : '',
    ) +
    head(headFromFront(p, skin, hair))
  );
}

/** The head of somebody who lies face up, crown to the left, seen from the side: from (10, 144) to the neck at (66, 194). */
export function headOnBack(p: Pen, skin: Skin, hair: string, strands: string): string {
  return (
    p.body(
      'M12 173C11 163 17 156 25 154C29 153 31 152 32 151.5C34 148 36 145 38 144C40 144 40 147 41 149.5C43 149 45 148 46 149.5C47 150.5 47 151 48 151.5C51 150 54 151 54.5 154C56 159 60 163 66 164L66 194C58 191 52 189 46 191C38 196 24 196 17 188C13 184 12 179 12 173z',
      skin,
      { soft: 7 },
    ) +
    p.line('M29 157.5Q32 159.5 35 158M42 154.5Q44 156 46 155M30 153.5Q33 151 35 151.5', p.tone(skin)[0], 1.3) +
    p.flat(
      'M27 153C16 154 8 163 9 175C10 187 20 198 32 197C42 196 48 192 50 189C44 187 40 182 39 177C35 172 31 172 29 166C28 160 27 157 27 153z',
      hair,
    ) +
    p.line('M14 170Q20 184 36 190M20 160Q22 176 40 186', strands, 1.2, { 'stroke-opacity': 0.7 }) +
    p.body('M36 173Q41 170 42 176Q42 182 38 184Q34 180 36 173z', skin, { soft: 2 })
  );
}
