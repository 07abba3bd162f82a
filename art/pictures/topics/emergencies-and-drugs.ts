import type { Picture } from '../model.ts';
import type { Skin } from '../palette.ts';
import { axes } from '../parts/chart.ts';
import { headOnBack, person } from '../parts/figure.ts';
import { forearm } from '../parts/hand.ts';
import { bee, fireAnt, wasp } from '../parts/insects.ts';
import { rash, weal } from '../parts/marks.ts';
import { capsule, clock, injector, noseSprayDevice, tablet } from '../parts/things.ts';
import { type Pen, placed } from '../pen.ts';
import { arrow, box, circle } from '../shapes.ts';

/** An old woman on her back, head to the left, the legs raised on a cushion; 224 units wide, the ground at y = 197. */
function lying(p: Pen): string {
  const [hair, deep] = p.theme === 'light' ? ['#c9c3b8', '#8f887d'] : ['#a9a499', '#6f6a61'];
  const leg = 'M126 163C146 152 172 130 195 108L208 124C188 150 166 176 150 191C142 198 130 198 122 195z';
  const shoe = 'M196 112C194 104 190 97 188 91C189 86 195 85 198 88C204 96 212 106 216 116C217 122 212 127 206 126z';
  return (
    p.shadow(116, 199, 114, 7) +
    placed(p.flat(leg, p.tone('medicine')[0]) + p.flat(shoe, p.tone('muscle')[0]), -7, -2) +
    p.body('M134 198L194 137C202 131 211 135 213 143L224 191Q225 198 217 198z', 'fat', { soft: 10 }) +
    p.body(leg, 'medicine', { soft: 9 }) +
    p.body(shoe, 'muscle', { soft: 4 }) +
    headOnBack(p, 'light', hair ?? '', deep ?? '') +
    p.body(
      'M62 165C74 155 104 154 128 161C138 164 142 173 140 184C139 194 132 197.5 122 197.5H70C60 197 56 190 57 180C57 172 58 168 62 165z',
      'cloth',
      {
        soft: 11,
      },
    ) +
    p.body(
      'M84 175C98 176 112 182 124 186C131 185 139 186 145 188C149 190 147 193 142 193C137 196 128 197 121 195C107 193 92 189 80 185z',
      'light',
      {
        soft: 4,
      },
    ) +
    p.line('M134 188.5L143 190.5', p.tone('light')[0], 1) +
    p.body('M66 169C76 165 87 169 91 177C89 185 81 188 71 186C64 181 63 173 66 169z', 'cloth', { soft: 6 })
  );
}

/** Hips and legs in jeans from the front, hip at y = 36, knee at y = 168; the place for the pen is the middle third, outside. */
function legs(p: Pen): string {
  const half =
    'M0 0H28C33 10 37 22 38 38C38 58 36 80 34 98C32 116 30 136 28 152C28 160 29 172 29 184C29 196 28 206 28 216H8C8 206 7 196 7 184C8 172 8 164 7 154C6 136 4 108 0 70z';
  const mirror = (body: string) => `<g transform="scale(-1 1)">${body}</g>`;
  const place = 'M36.5 80C35.5 96 33.5 112 31.5 125C26 124 22 118 23 108C24 97 28 84 36.5 80z';
  const seams = 'M28 20C20 22 16 14 15 4M24 170Q18 174 12 170M22 176Q17 178 13 176';
  return (
    mirror(p.body(half, 'medicine', { soft: 10 })) +
    p.body(half, 'medicine', { soft: 10 }) +
    p.line(`${seams}M0 4V62M0 40Q8 34 7 12`, p.tone('medicine')[2], 1.2, { 'stroke-opacity': 0.6 }) +
    mirror(p.line(seams, p.tone('medicine')[2], 1.2, { 'stroke-opacity': 0.6 })) +
    p.body('M-29-8H29L28.5 4H-28.5z', 'muscle', { soft: 4 }) +
    p.flat('M-5-6.5H5V2.5H-5z', p.tone('fat')[1]) +
    p.changed(place) +
    mirror(p.changed(place)) +
    p.line('M46 36h8M46 80h8M46 124h8M46 168h8M50 36V168', p.ink.quiet, 1.6)
  );
}

const floor = 190;
/** One rise and fall of the signs, from `x` on. */
const wave = (x: number, width: number, high: number) =>
  `M${x} ${floor}C${x + width * 0.22} ${floor} ${x + width * 0.22} ${floor - high} ${x + width * 0.42} ${floor - high}C${x + width * 0.62} ${floor - high} ${x + width * 0.7} ${floor} ${x + width} ${floor}z`;

/** A round of skin with what the reaction looks like. */
function patch(p: Pen, x: number, y: number, skin: Skin, marks: string): string {
  const round = circle(x, y, 16);
  return p.body(round, skin, { soft: 5 }) + p.within(round, marks);
}

function bar(p: Pen, from: number, to: number, y: number, emergency: boolean): string {
  const d = box(from, y - 8, to - from, 16, 5);
  return p.flat(d, p.tone(emergency ? 'alarm' : 'allergen')[1]) + (emergency ? p.changed(d) : '');
}

/** Pictures of the articles on anaphylaxis, stings and medicines. */
export const emergencyAndDrugPictures = {
  /** Two epinephrine injectors side by side, and a nose spray before them. */
  'plate-anaphylaxis': {
    type: 'plate',
    draw: (p) =>
      p.disc(200, 150, 146, 'alarm') +
      p.shadow(196, 256, 112, 13) +
      placed(injector(p), 108, 56, 1.3, -8) +
      placed(injector(p), 172, 42, 1.3, 4) +
      placed(noseSprayDevice(p), 232, 112, 1.24, 5),
  },

  /** A tablet and a capsule under a magnifying glass. */
  'plate-drug-allergies': {
    type: 'plate',
    draw(p) {
      const lens = circle(184, 132, 88);
      return (
        p.disc(200, 150, 146, 'alarm') +
        p.shadow(190, 256, 120, 14) +
        placed(capsule(p, 0, 0, 74, 28, 'medicine'), 268, 232, 1, -18) +
        placed(p.body('M-11 0H11L13 96Q0 106-13 96z', 'muscle', { soft: 7 }), 244, 196, 1, -42) +
        p.flat(lens, p.ink.card) +
        p.within(
          lens,
          p.flat(lens, p.tone('air')[2], 0.7) + tablet(p, 162, 124, 56) + placed(capsule(p, 0, 0, 104, 42, 'alarm'), 172, 176, 1, -24),
        ) +
        p.line(lens, p.tone('steel')[0], 12) +
        p.line(lens, p.tone('steel')[1], 8) +
        p.line(circle(184, 131, 89), p.tone('steel')[2], 2) +
        p.line('M118 104C126 80 146 66 168 62', '#fff', 7, { 'stroke-opacity': 0.75 })
      );
    },
  },

  /** A crumb of a tablet, then the whole tablet, on a tray beside a clock. */
  'plate-drug-challenges': {
    type: 'plate',
    draw: (p) =>
      p.disc(200, 150, 146, 'alarm') +
      p.shadow(200, 262, 150, 14) +
      p.body('M52 202H348L326 256Q322 262 314 262H86Q78 262 74 256z', 'steel', { soft: 12 }) +
      p.body('M44 192H356Q362 192 360 202L356 210H44L40 202Q38 192 44 192z', 'steel', { soft: 6 }) +
      p.shadow(132, 196, 40, 7) +
      p.shadow(258, 196, 66, 9) +
      placed(
        p.body('M-12 2L-8-10L4-12L14-4L10 6L-6 8z', 'plastic', { soft: 4 }) +
          p.flat('M-12 2L-6 8V12L-12 6zM-6 8L10 6V10L-6 12z', p.tone('plastic')[0]),
        132,
        186,
        1.2,
      ) +
      tablet(p, 256, 166, 52) +
      clock(p, 182, 84, 46, 60),
  },

  /** A honey bee, a paper wasp and a fire ant; the ant is drawn larger than beside the others. */
  'plate-insect-allergies': {
    type: 'plate',
    draw: (p) =>
      p.disc(200, 150, 146, 'alarm') +
      p.shadow(132, 144, 60, 9) +
      p.shadow(262, 224, 64, 9) +
      p.shadow(150, 268, 66, 9) +
      placed(bee(p), 134, 92, 1.35, -10) +
      placed(wasp(p), 262, 158, 1.3, 8) +
      placed(fireAnt(p), 148, 226, 1.5),
  },

  /** Lying flat with the legs raised, and the place for epinephrine: the outer side of the middle of the thigh. */
  'lying-and-thigh': {
    type: 'strip',
    draw: (p) => placed(lying(p), 8, 10) + placed(legs(p), 306, 16),
  },

  /** How strong the signs are over time: a first wave that epinephrine ends, hours of calm, and a second wave with its own epinephrine. */
  'two-waves': {
    type: 'ladder',
    draw(p) {
      const second = wave(244, 116, 88);
      return (
        p.grained(
          p.body(wave(32, 112, 122), 'alarm', { soft: 14 }) +
            p.body(second, 'alarm', { soft: 12 }) +
            p.ringed(second) +
            p.body(box(138, floor - 7, 110, 7, 3), 'cell', { soft: 3 }) +
            p.line(`M112 112V${floor}M337 138V${floor}`, p.ink.ink, 1.4, { 'stroke-dasharray': '3 4' }) +
            placed(injector(p), 100, 14, 0.68) +
            placed(injector(p), 325.4, 36, 0.68),
        ) + axes(p, 22, floor, 366, 168)
      );
    },
  },

  /** When drug reactions start, counted from the first dose: from hours to six weeks, with more room for the first days. */
  'drug-reaction-times': {
    type: 'ladder',
    draw(p) {
      const bumps = Array.from({ length: 12 }, (_, i) => circle(124 + ((i * 7) % 20), 138 + ((i * 5) % 22), 1.5)).join('');
      const spots = Array.from({ length: 8 }, (_, i) => rash(p, 166 + ((i * 8) % 22), 106 + ((i * 7) % 20), 3, 'light')).join('');
      return (
        tablet(p, 24, 204, 14) +
        p.line('M46 208H380', p.ink.quiet, 1.8) +
        p.flat(arrow([370, 208], [392, 208], 4), p.ink.quiet) +
        bar(p, 47, 66, 184, true) +
        patch(p, 92, 184, 'middle', weal(p, 88, 181, 6, 'middle') + weal(p, 98, 190, 4, 'middle')) +
        bar(p, 160, 204, 150, true) +
        patch(p, 134, 149, 'light', rash(p, 134, 149, 14, 'light', 0.45) + p.flat(bumps, '#fff', 0.95)) +
        bar(p, 204, 258, 116, false) +
        patch(p, 178, 115, 'light', spots) +
        bar(p, 224, 292, 82, true) +
        patch(
          p,
          198,
          79,
          'dark',
          rash(p, 196, 79, 12, 'dark') + p.body('M190 76C193 68 206 70 208 78C206 88 193 88 190 76z', 'light', { soft: 3 }),
        ) +
        bar(p, 292, 386, 48, true) +
        patch(p, 266, 45, 'middle', rash(p, 266, 45, 16, 'middle'))
      );
    },
  },

  /** A small dose, a wait, the full dose, an hour of watching, and three days of looking at the skin. */
  'drug-challenge-steps': {
    type: 'ladder',
    draw: (p) =>
      axes(p, 30, 206, 356, 150) +
      p.flat(box(44, 190, 40, 16, 3), p.tone('medicine')[1]) +
      p.flat(box(132, 76, 40, 130, 3), p.tone('medicine')[1]) +
      clock(p, 108, 150, 20, 30) +
      clock(p, 204, 104, 24, 60) +
      [256, 300, 344]
        .map((x) => p.ball(x + 16, 184, 14, 'fat') + p.line(`M${x + 16} 164v-6M${x + 30} 170l5-5M${x + 2} 170l-5-5`, p.tone('fat')[0], 2))
        .join('') +
      p.changed(box(250, 160, 128, 42, 8)),
  },

  /** A sting's small spot, a swelling that reaches far up the arm, and hives far from the sting. */
  'sting-three-reactions': {
    type: 'strip',
    draw: (p) =>
      placed(forearm(p, 'light') + weal(p, 196, 58, 12, 'light'), 12, 26, 0.66) +
      placed(
        forearm(p, 'light') +
          p.blurred(
            p.flat('M150 40C190 26 270 26 306 34C316 60 312 84 300 92C260 92 190 90 152 82C140 70 140 52 150 40z', '#d5544a', 0.55),
            6,
          ) +
          p.blurred(
            p.flat(
              'M164 48C200 38 256 40 288 48C296 62 292 74 284 80C252 80 198 78 166 72C158 64 156 54 164 48z',
              p.tone('light')[2],
              0.75,
            ),
            7,
          ) +
          weal(p, 196, 58, 11, 'light'),
        12,
        142,
        0.66,
      ) +
      placed(
        person(p, 'dark', { hair: 'curly', build: 0.93 }) +
          weal(p, -29.5, 98, 2.7, 'dark') +
          weal(p, -6, 54, 5.5, 'dark') +
          weal(p, 9, 66, 5, 'dark') +
          weal(p, -8, 78, 4.6, 'dark') +
          weal(p, 5, 84, 4, 'dark') +
          weal(p, -12, 152, 4.4, 'dark') +
          weal(p, 15, 164, 4, 'dark') +
          weal(p, 25.8, 74, 2.6, 'dark') +
          p.ringed('M-20 44Q0 38 20 44L19 90Q0 94-19 90z', 2),
        322,
        12,
      ),
  },
} as const satisfies Readonly<Record<string, Picture>>;
