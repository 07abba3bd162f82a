import type { Picture } from '../model.ts';
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
  p.body(box(44, 66, 6, 44, 2), 'muscle', { soft: 3 }) +
  p.body(box(48, 92, 122, 14, 4), 'plastic', { soft: 5 }) +
  p.body('M82 92Q84 78 100 78H160Q170 78 170 92V98H82z', 'medicine', { soft: 7 }) +
  p.body('M51 92Q50 78 58 78H76Q84 78 83 92z', 'plastic', { soft: 5 }) +
  p.line('M52 106v6M166 106v6', p.tone('muscle')[0], 4);

const sofa = (p: Pen) =>
  p.body('M222 66Q222 56 234 56H340Q352 56 352 66V96H222z', 'cloth', { soft: 8 }) +
  p.body('M214 82Q214 74 222 74T230 82V94H344V82Q344 74 352 74T360 82V110H214z', 'cloth', { soft: 6 });

/** A shower with its pan, the pipe dripping. */
const shower = (p: Pen) =>
  p.body(box(60, 204, 84, 10, 4), 'plastic', { soft: 4 }) +
  p.line('M70 204V148Q70 138 80 138H92', p.tone('steel')[0], 4) +
  p.body('M86 138H104L108 146H82z', 'steel', { soft: 3 }) +
  p.line('M88 152v8M95 154v10M102 152v8M88 170v8M95 174v10M102 170v8', p.tone('air')[0], 2);

const kitchen = (p: Pen) =>
  p.body(box(228, 166, 126, 48, 3), 'bone', { soft: 6 }) +
  p.body(box(222, 158, 138, 9, 3), 'steel', { soft: 3 }) +
  p.line('M270 168V214M312 168V214', p.tone('bone')[0], 1.6) +
  p.body(box(316, 136, 30, 22, 4), 'alarm', { soft: 5 }) +
  p.line('M328 136q3-5 6 0', p.tone('alarm')[0], 3);

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
            placed(mite(p), 200, 150, 1.5, 24),
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
      p.body('M14 34L200 4L386 34V42H14z', 'muscle', { soft: 6 }) +
      p.flat(box(26, 42, 348, 180), p.tone('bone')[2]) +
      p.flat(box(26, 124, 172, 98), p.tone('air')[2]) +
      bed(p) +
      sofa(p) +
      placed(lyingCat(p), 244, 48, 0.98) +
      shower(p) +
      placed(moldSpots(p), 193, 126, 1.05) +
      kitchen(p) +
      placed(roach(p), 291, 194, 0.72, 18) +
      p.flat(circle(146, 68, 21), p.ink.card) +
      p.within(circle(146, 68, 21), placed(mite(p), 146, 69, 0.26, 20)) +
      p.ringed(circle(146, 68, 21)) +
      p.line('M131 83L120 92', p.ink.mark, 2.2) +
      p.line('M26 42V222H374V42M200 42V222M26 118H374', p.ink.quiet, 3.5),
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
