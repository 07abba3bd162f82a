import { expect, it } from 'vitest';
import { facesOf } from './web-fonts.ts';

const face = (family: string, weight: string, file: string) =>
  `@font-face{font-family:${family};font-display:swap;src:url(/assets/${file})format("woff2");font-weight:${weight}}`;

it('takes each face with its file', () => {
  expect(facesOf(face('Serif', '700', 'a.woff2') + face('Serif', '500', 'b.woff2') + face('"Plain Sans"', '400 700', 'c.woff2'))).toEqual([
    { family: 'Serif', weight: '700', url: '/assets/a.woff2' },
    { family: 'Serif', weight: '500', url: '/assets/b.woff2' },
    { family: 'Plain Sans', weight: '400 700', url: '/assets/c.woff2' },
  ]);
});

it('says what a face lacks', () => {
  expect(() => facesOf('@font-face{font-family:Serif;src:local(Serif);font-weight:700}')).toThrow('Serif in web-fonts.css has no file');
  expect(() => facesOf('@font-face{font-family:Serif;src:url(a.woff2)}')).toThrow('no font-weight');
});
