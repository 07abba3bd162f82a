import type { Picture } from '../model.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** A glass of milk, an egg, peanuts in and out of the shell, and a shrimp. */
export const foodPlate: Picture = {
  type: 'plate',
  draw(p) {
    const glass = 'M62 62H150L140 214Q138 224 126 224H86Q74 224 72 214z';
    const shell = 'M0 30C0 8 22 4 34 12C44 18 54 18 64 12C82 2 108 12 106 36C104 60 82 66 64 56C54 50 44 52 34 58C18 66 0 54 0 30z';
    const shrimp =
      'M6 70C-8 36 14 4 52 2C84 0 108 20 112 46L134 40L128 58L136 72L112 70C102 76 92 66 94 54C92 38 72 28 56 34C40 40 40 56 50 64C46 76 20 84 6 70z';
    return (
      p.disc(200, 150, 146, 'food') +
      p.shadow(110, 224, 62, 12) +
      p.shadow(208, 226, 56, 12) +
      p.shadow(292, 214, 66, 14) +
      p.shadow(160, 270, 90, 12) +
      p.body(glass, 'plastic', { soft: 9 }) +
      p.within(
        glass,
        p.flat('M60 96Q106 88 152 96V230H60z', p.theme === 'light' ? '#fffaf0' : '#d8d2c4') +
          p.blurred(p.flat('M124 92H150L140 224H118z', p.tone('bone')[0], 0.5), 8),
      ) +
      p.line('M65 96Q106 104 147 96', p.tone('bone')[0], 1.4) +
      p.line('M74 78L82 206', '#fff', 4, { 'stroke-opacity': 0.6 }) +
      p.line(glass, p.tone('steel')[0], 1.2) +
      p.body('M208 112C236 112 256 158 254 188C252 212 232 226 208 226C184 226 164 212 162 188C160 158 180 112 208 112z', 'light', {
        soft: 16,
      }) +
      placed(
        p.body(shrimp, 'alarm', { soft: 9 }) +
          p.line('M20 22Q30 36 44 40M44 6Q48 24 56 34M74 6Q70 22 72 36M96 24Q88 34 84 44M108 48Q100 52 94 56', p.tone('alarm')[0], 1.4) +
          p.line('M8 66C-6 78-10 92-4 106M14 74C8 90 10 102 18 110', p.tone('alarm')[0], 1.6) +
          p.flat(circle(22, 62, 3.4), '#22302c'),
        244,
        130,
        1,
      ) +
      placed(
        p.body(shell, 'allergen', { soft: 10 }) +
          p.line('M12 20Q34 30 50 34T96 24M10 40Q34 44 52 36T98 46M24 14Q30 34 26 58M84 10Q78 34 84 60', p.tone('allergen')[0], 1.3, {
            'stroke-opacity': 0.7,
          }),
        86,
        222,
        0.92,
        -6,
      ) +
      p.ball(206, 262, 15, 'muscle', 11) +
      p.ball(234, 256, 14, 'muscle', 11) +
      p.line('M206 251v22', p.tone('muscle')[0], 1)
    );
  },
};
