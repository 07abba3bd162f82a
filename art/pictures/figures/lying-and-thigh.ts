import type { Picture } from '../model.ts';
import { headOnBack } from '../parts/figure.ts';
import { type Pen, placed } from '../pen.ts';

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

/** Lying flat with the legs raised, and the place for epinephrine: the outer side of the middle of the thigh. */
export const lyingAndThigh: Picture = {
  type: 'strip',
  draw: (p) => placed(lying(p), 8, 10) + placed(legs(p), 306, 16),
};
