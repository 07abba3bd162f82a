import type { Skin } from '../palette.ts';
import { type Pen, placed } from '../pen.ts';
import { circle } from '../shapes.ts';
import { face } from './face.ts';
import { forearm } from './hand.ts';

/** Mouth, chin and neck from in front; swollen, both lips stand out. */
function lips(p: Pen, skin: Skin, swollen: boolean): string {
  const around = 'M-42 72C-38 48-16 46 0 50C16 46 38 48 42 72C38 100 20 108 0 108C-20 108-38 100-42 72z';
  const upper = 'M-38 74C-34 58-14 50 0 57C14 50 34 58 38 74C24 80 10 78 0 79C-10 78-24 80-38 74z';
  const lower = 'M-38 74C-24 78-10 78 0 79C10 78 24 78 38 74C38 92 20 102 0 102C-20 102-38 92-38 74z';
  return placed(
    face(p, skin) +
      (swollen
        ? p.blurred(p.flat(around, p.tone(skin)[2], 0.7), 7) +
          p.body(lower, 'lining', { soft: 10 }) +
          p.body(upper, 'lining', { soft: 8 }) +
          p.line('M-35 75C-20 80-8 78 0 80C8 78 20 80 35 75', p.tone('lining')[0], 1.8)
        : ''),
    0,
    -46,
    0.64,
  );
}

/** A trunk from the side, looking left, in shorts; swollen, the belly stands out. */
function belly(p: Pen, skin: Skin, swollen: boolean): string {
  const [shade] = p.tone(skin);
  const front = swollen ? 'C-21-16-42-2-42 14C-42 28-32 36-20 40' : 'C-20-16-17-4-18 8C-19 20-21 30-20 40';
  const arm = 'M12-46C24-46 30-34 28-16C27-2 25 10 20 22C17 34 12 42 8 56L-3 54C0 40 2 30 5 18C5 4 0-10 0-26C0-38 4-46 12-46z';
  const navel = swollen ? 'M-40 19Q-36 20-35 23' : 'M-18 15Q-14 16-13 19';
  return (
    p.body(`M-8-60C-13-52-22-44-24-36C-25-30-21-28-20-24${front}V66H30C37 50 36 34 28 22C23 10 29-4 32-20C34-38 30-52 22-60z`, skin, {
      soft: 11,
    }) +
    p.line(`${navel}M-21-27Q-15-25-11-28`, shade, 1.5, { 'stroke-opacity': 0.7 }) +
    p.body(
      swollen ? 'M-25 38C-8 37 16 35 33 28C38 42 37 56 34 70H-24C-21 58-21 46-25 38z' : 'M-21 33C-6 37 16 35 33 28C38 42 37 56 34 70H-22z',
      'cloth',
      { soft: 8 },
    ) +
    p.blurred(p.flat(arm, shade, 0.45), 4) +
    p.body(arm, skin, { soft: 7 })
  );
}

const foot =
  'M9-70C11-36 12-16 6-6C-2 2-16 8-28 15C-37 19-46 22-47 29C-47 35-41 36-35 36C-25 37-18 36-12 34C-2 29 10 30 18 35C26 38 36 37 40 31C43 24 40 14 38 2C37-16 42-40 44-70z';
const footSwollen =
  'M0-70C1-34 2-20-6-12C-16-5-28 0-38 8C-49 14-53 23-51 31C-48 37-42 37-34 37C-20 38-10 37 0 36C12 35 24 39 34 37C46 35 49 27 48 16C46 6 49-8 50-22C52-38 52-50 52-70z';

/** The inner side of a foot with its great toe to the left; swollen, ankle bone and arch are gone. */
function footFromInside(p: Pen, skin: Skin, swollen: boolean): string {
  const [shade, , light] = p.tone(skin);
  return (
    p.shadow(0, 39, 48, 5) +
    p.body(swollen ? footSwollen : foot, skin, { soft: 9 }) +
    (swollen
      ? p.line('M-38 11Q-34 18-37 26M-4-11Q8-8 10 2', shade, 1.3, { 'stroke-opacity': 0.35 })
      : p.blurred(p.flat(circle(29, 8, 6, 7), shade, 0.55), 2) +
        p.blurred(p.flat(circle(26.5, 4.5, 5, 5.5), light, 0.7), 2) +
        p.line('M8-4Q14 0 16 8M35-50Q33-26 33-10M-33 20Q-30 26-33 33', shade, 1.3, { 'stroke-opacity': 0.5 })) +
    p.flat(swollen ? 'M-50 24q5-7 11-7q-1 6-9 9z' : 'M-46 26q4-5 9-5q-1 5-7 7z', light, 0.9)
  );
}

/** What swells in attacks of hereditary angioedema, each in a round of its own: lips, belly, hand and foot; 196 by 212 units from (0, 0). */
export function fourPlaces(p: Pen, skin: Skin, swollen: boolean): string {
  const hand = placed(forearm(p, skin, { puffed: swollen }), -44, -32, 0.54, 4);
  const places = [
    lips(p, skin, swollen),
    placed(belly(p, skin, swollen), 2, -4, 0.9),
    hand,
    placed(footFromInside(p, skin, swollen), 2, 0, 0.86),
  ];
  return places
    .map((drawn, i) => {
      const round = circle(0, 0, 47);
      return placed(
        p.disc(0, 0, 47, 'skin') + p.within(round, drawn) + (swollen ? p.ringed(round, 2.4) : ''),
        49 + (i % 2) * 98,
        49 + Math.floor(i / 2) * 112,
      );
    })
    .join('');
}
