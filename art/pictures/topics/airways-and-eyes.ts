import { points } from '../../geometry/points.ts';
import { seeded } from '../../geometry/random.ts';
import type { Picture } from '../model.ts';
import type { ToneName } from '../palette.ts';
import { airway } from '../parts/airway.ts';
import { brow, eyeSection, openEye } from '../parts/eye.ts';
import { face, sinuses } from '../parts/face.ts';
import { head, polyps } from '../parts/head.ts';
import { lyingCat, mite, moldSpots, roach } from '../parts/house.ts';
import { cheekSinus, noseFromFront, sprayBottle } from '../parts/nose.ts';
import { lungs } from '../parts/organs.ts';
import { cedarGrain, ragweedGrain } from '../parts/pollen.ts';
import { cross, tick } from '../parts/signs.ts';
import { tear } from '../parts/things.ts';
import { type Pen, placed } from '../pen.ts';
import { arrow, box, circle } from '../shapes.ts';

const bed = (p: Pen) =>
  p.shadow(108, 112, 74, 5) +
  p.body(box(38, 62, 7, 50, 3), 'middle', { soft: 4 }) +
  p.body(box(42, 92, 134, 15, 4), 'plastic', { soft: 6 }) +
  p.body('M78 94Q80 76 100 77Q130 72 160 77Q176 78 176 94V103Q126 108 80 103z', 'medicine', { soft: 9 }) +
  p.body('M46 93Q44 77 54 78Q66 74 76 79Q84 84 80 93Q62 96 46 93z', 'plastic', { soft: 6 }) +
  p.line('M48 106v7M170 106v7', p.tone('middle')[0], 5);

const sofa = (p: Pen) =>
  p.shadow(289, 112, 84, 5) +
  p.body('M226 66Q226 54 238 54H340Q352 54 352 66V98H226z', 'cloth', { soft: 9 }) +
  p.body('M216 82Q216 73 225 73T234 82V95H344V82Q344 73 353 73T362 82V111H216z', 'cloth', { soft: 7 });

/** A tiled wall with its shower running. */
const shower = (p: Pen) =>
  p.line('M28 147H194M28 171H194M28 195H194M52 124V218M76 124V218M100 124V218M124 124V218M148 124V218M172 124V218', p.tone('air')[1], 1.4) +
  p.body(box(48, 206, 92, 12, 5), 'plastic', { soft: 4 }) +
  p.line('M60 206V148Q60 137 71 137H86', p.tone('steel')[0], 5) +
  p.line('M59 206V148Q59 136 70 136H86', p.tone('steel')[2], 1.4) +
  p.body('M80 137H98L104 147H74z', 'steel', { soft: 3 }) +
  p.line('M79 153l-3 46M86 153l-1 46M92 153l1 46M99 153l3 46', p.tone('air')[0], 1.8, { 'stroke-dasharray': '9 6' });

/** A counter with fruit left out on it, and crumbs on the floor. */
const kitchen = (p: Pen) =>
  p.body(box(228, 168, 130, 48, 3), 'bone', { soft: 8 }) +
  p.line('M272 170V214M314 170V214', p.tone('bone')[0], 1.6) +
  p.line('M264 180v10M322 180v10', p.tone('steel')[0], 2.4) +
  p.body(box(222, 159, 142, 10, 3), 'steel', { soft: 4 }) +
  p.ball(318, 142, 9, 'alarm') +
  p.ball(333, 140, 9.5, 'fat') +
  p.ball(345, 144, 8, 'cell') +
  p.body('M302 145H360C360 154 350 159 331 159S302 154 302 145z', 'cap', { soft: 5 }) +
  p.flat(
    points('222,215 232,217 306,217 316,215 240,214')
      .map(([x, y]) => circle(x, y, 1.3))
      .join(''),
    p.tone('allergen')[0],
  );

/** What rises into the air of a room: specks between (x, y) and the corner `wide` and `high` farther, the same at every drawing. */
function specks(p: Pen, x: number, y: number, wide: number, high: number, name: ToneName): string {
  const random = seeded(x);
  return Array.from({ length: 16 }, () => p.ball(n1(x + random() * wide), n1(y + random() * high), n1(0.8 + random()), name)).join('');
}

const n1 = (value: number) => Math.round(value * 10) / 10;

/** A house cut open: its roof, its walls with four rooms, each lit from the upper left. */
function house(p: Pen): string {
  const rooms = [box(28, 48, 166, 66), box(206, 48, 166, 66), box(28, 124, 166, 94), box(206, 124, 166, 94)];
  const papers = [p.tone('air')[2], p.tone('fat')[2], p.tone('plastic')[1], p.tone('bone')[2]];
  return (
    p.shadow(200, 228, 196, 8) +
    p.body(box(18, 38, 364, 190, 3), 'light', { soft: 7 }) +
    rooms.map((d, i) => p.flat(d, papers[i] ?? '')).join('') +
    p.within(
      rooms.join(''),
      p.blurred(p.flat('M28 44H372V56H28zM28 120H372V132H28zM182 44H194V220H182zM360 44H372V220H360z', p.tone('bone')[0], 0.55), 7) +
        p.flat('M28 110H194V114H28zM206 110H372V114H206zM206 214H372V218H206z', p.tone('middle')[1]),
    ) +
    p.body('M4 38L192 3Q200 1 208 3L396 38Q398 46 390 46H10Q2 46 4 38z', 'muscle', { soft: 9 }) +
    p.line('M36 38L200 8L364 38M76 38L200 16L324 38M120 38L200 25L280 38', p.tone('muscle')[0], 1.4, { 'stroke-opacity': 0.45 })
  );
}

/** Pictures of the articles on the nose, the eyes and the lungs. */
export const airwayAndEyePictures = {
  /** Both lungs with the tree of airways; one branch is cut across and shown larger. */
  'plate-asthma': {
    type: 'plate',
    draw: (p) =>
      p.disc(200, 150, 144, 'chest') +
      p.shadow(178, 272, 96, 12) +
      placed(lungs(p), 172, 44, 1.12) +
      p.line('M256 176L286 160', p.ink.ink, 1.5) +
      p.line(circle(250, 179, 8), p.ink.ink, 1.5) +
      p.flat(circle(314, 122, 62), p.ink.card) +
      placed(airway(p, 0, 0, 0.55), 314, 122, 0.66) +
      p.line(circle(314, 122, 61), p.ink.ink, 1.6),
  },

  /** The nose cut through its middle, a grain of cedar on its way in. */
  'plate-seasonal-allergies': {
    type: 'plate',
    draw(p) {
      const view = circle(200, 150, 146);
      return (
        p.disc(200, 150, 148, 'nose') +
        p.within(view, placed(head(p, { swelling: 1.3 }), 78, -46, 1.28)) +
        cedarGrain(p, 66, 218, 44) +
        cedarGrain(p, 118, 166, 9)
      );
    },
  },

  /** A dust mite, much enlarged, on the threads of a pillow. */
  'plate-year-round-allergies': {
    type: 'plate',
    draw(p) {
      const view = circle(200, 150, 146);
      const places = Array.from({ length: 13 }, (_, i) => i * 27);
      return (
        p.disc(200, 150, 148, 'nose') +
        p.within(
          view,
          p.line(places.map((y) => `M44 ${y}c100-14 210 14 320 0`).join(''), p.tone('air')[0], 8, { 'stroke-opacity': 0.35 }) +
            p.line(places.map((y) => `M${y + 40} 0c-14 100 14 210 0 310`).join(''), p.tone('plastic')[2], 8, { 'stroke-opacity': 0.5 }) +
            p.shadow(208, 168, 92, 104) +
            placed(mite(p), 200, 150, 1.2, -24),
        )
      );
    },
  },

  /** A face with its four pairs of sinuses lit: forehead, between the eyes, cheeks, and deep behind the nose. */
  'plate-sinusitis': {
    type: 'plate',
    draw: (p) => p.disc(200, 150, 146, 'nose') + p.within(circle(200, 150, 146), placed(face(p, 'middle') + sinuses(p), 200, 156)),
  },

  /** The nose in section with a bunch of polyps hanging from under the middle ridge. */
  'plate-nasal-polyps': {
    type: 'plate',
    draw(p) {
      const view = circle(200, 150, 138);
      return (
        p.disc(200, 150, 148, 'nose') +
        p.within(view, placed(head(p, { skin: 'dark' }) + polyps(p, 1), 0, -66, 1.72)) +
        p.line(view, p.tone('air')[0], 1.6)
      );
    },
  },

  /** An itchy eye with swollen lids and red vessels, watering; pollen beside it. */
  'plate-allergic-conjunctivitis': {
    type: 'plate',
    draw(p) {
      const view = circle(200, 150, 138);
      return (
        p.disc(200, 150, 146, 'nose') +
        p.body(view, 'middle', { soft: 24 }) +
        p.within(
          view,
          p.blurred(p.flat('M40 40C96 96 104 190 66 300H40zM90 240C160 214 250 214 340 250V300H90z', p.tone('middle')[0], 0.4), 16),
        ) +
        placed(openEye(p, 1, 'middle') + brow(p), 204, 158, 1.24) +
        tear(p, 166, 190, 10) +
        ragweedGrain(p, 332, 62, 32) +
        ragweedGrain(p, 288, 34, 12)
      );
    },
  },

  /** One small airway cut across, calm and in an attack. */
  'airway-calm-attack': {
    type: 'pair',
    draw: (p) =>
      placed(airway(p, 0, 0, 0), 100, 122, 1.04) +
      placed(airway(p, 0, 0, 1), 300, 122, 1.04) +
      placed(p.changed(`${circle(0, 0, 74)}${circle(0, 0, 57)}`), 300, 122, 1.04),
  },

  /** The nose opened from the front: the spray aimed outward, toward the ear, and wrongly at the dividing wall. */
  'nose-spray-angle': {
    type: 'pair',
    draw(p) {
      const mist = (x: number, y: number, turn: number) =>
        placed(p.flat('M0 0L-15-52Q0-63 15-52z', p.tone('medicine')[1], 0.6), x, y, 1, turn);
      const nose = (x: number) => placed(noseFromFront(p), x, 46, 0.92);
      return (
        nose(100) +
        nose(300) +
        mist(124, 134, 20) +
        placed(sprayBottle(p), 123, 138, 0.94, 16) +
        placed(p.ringed('M51 66C36 64 24 74 26 90C30 102 44 98 55 88z'), 100, 46, 0.92) +
        mist(322, 136, -20) +
        placed(sprayBottle(p), 325, 140, 0.94, -18) +
        placed(p.changed('M-5 8Q0 2 5 8L7 134Q0 140-7 134z'), 300, 46, 0.92) +
        tick(p, 30, 30) +
        cross(p, 230, 30)
      );
    },
  },

  /** A house cut open: mites in the bed, a cat on the sofa, mold above the shower, a roach in the kitchen. */
  'house-four-rooms': {
    type: 'strip',
    draw: (p) =>
      house(p) +
      bed(p) +
      specks(p, 62, 56, 60, 30, 'allergen') +
      sofa(p) +
      placed(lyingCat(p), 244, 50, 0.98) +
      specks(p, 226, 54, 130, 34, 'allergen') +
      shower(p) +
      placed(moldSpots(p), 193, 125, 1.3) +
      specks(p, 122, 138, 60, 46, 'steel') +
      kitchen(p) +
      placed(roach(p), 292, 196, 0.72, 18) +
      p.flat(circle(148, 70, 21), p.tone('air')[0]) +
      p.within(circle(148, 70, 21), placed(mite(p), 148, 70, 0.19, -24)) +
      p.ringed(circle(148, 70, 21)) +
      p.line('M133 85L122 94', p.ink.mark, 2.2),
  },

  /** The front of the eye cut from top to bottom, calm and itchy: the clear skin swells, the cornea stays free. */
  'eye-lining': {
    type: 'pair',
    draw: (p) =>
      placed(eyeSection(p, 'light', 0), 116, 124, 0.98) +
      placed(eyeSection(p, 'light', 1), 316, 124, 0.98) +
      placed(
        p.ringed('M-70-28C-46-62-8-72 32-62Q54-52 28-48C4-52-22-48-42-38zM-62 30C-40 58-8 68 32 60Q52 52 28 47C4 50-22 48-42 38z', 1.6),
        316,
        124,
        0.98,
      ) +
      tear(p, 238, 156, 7) +
      ragweedGrain(p, 226, 112, 8) +
      ragweedGrain(p, 234, 88, 6),
  },

  /** A cheek sinus from the front: its way out open, and swollen shut with mucus behind it. */
  'sinus-door': {
    type: 'pair',
    draw: (p) =>
      placed(
        cheekSinus(p, 0) +
          p.flat(arrow([104, 128], [64, 96], 5), p.tone('cell')[0]) +
          p.flat(arrow([56, 98], [46, 128], 5), p.tone('cell')[0]),
        16,
        24,
      ) + placed(cheekSinus(p, 1) + p.changed(circle(66, 96, 14, 13)), 216, 24),
  },

  /** The nose in section: full of polyps, and after treatment with one small one left. */
  'polyps-treated': {
    type: 'pair',
    draw: (p) =>
      p.within(
        box(8, 34, 184, 198, 14),
        placed(
          head(p, { skin: 'dark', swelling: 1.15 }) +
            polyps(p, 1) +
            p.ringed('M88 136C88 118 120 112 148 116C164 124 162 150 146 154C124 158 90 154 88 136z', 1.6),
          -40,
          -64,
          1.46,
        ),
      ) + p.within(box(208, 34, 184, 198, 14), placed(head(p, { skin: 'dark' }) + polyps(p, 0.12), 160, -64, 1.46)),
  },
} as const satisfies Readonly<Record<string, Picture>>;
