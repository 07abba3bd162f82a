import type { Picture } from '../model.ts';
import { box, circle } from '../shapes.ts';

/** The mouthpiece and sensor one blows into, and the curve of the breath on its screen. */
export const spirometryPlate: Picture = {
  type: 'plate',
  draw(p) {
    const screen = box(176, 60, 164, 124, 10);
    return (
      p.disc(200, 150, 146, 'chest') +
      p.shadow(250, 262, 92, 11) +
      p.body('M240 186H276L284 250H232z', 'steel', { soft: 8 }) +
      p.body(box(206, 246, 104, 14, 6), 'steel', { soft: 5 }) +
      p.body(box(166, 50, 184, 144, 14), 'plastic', { soft: 9 }) +
      p.flat(screen, p.theme === 'light' ? '#16302c' : '#0b1716') +
      p.line('M196 78V164H326', '#8fb6a8', 2) +
      p.line('M196 164C200 120 206 88 214 86C226 84 262 126 318 164', '#f0c566', 4) +
      p.line('M150 228C190 236 204 224 216 196', p.tone('steel')[0], 5) +
      p.body('M44 182L128 158Q150 154 158 178L164 208Q168 230 146 234L128 238L118 206L52 222z', 'medicine', { soft: 11 }) +
      p.body('M30 184Q28 178 34 178L66 170L74 214L42 222Q36 222 36 216z', 'plastic', { soft: 8 }) +
      p.body(circle(34, 201, 8, 21), 'air', { soft: 5 })
    );
  },
};
