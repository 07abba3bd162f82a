import { expect, it, vi } from 'vitest';
import { drawPhoto } from './photo.ts';

it('lays a transparent picture on white, which is black in a JPEG otherwise', async () => {
  const drawn: string[] = [];
  const context = {
    set fillStyle(color: string) {
      drawn.push(color);
    },
    fillRect: (...place: number[]) => drawn.push(`ground ${place.join(' ')}`),
    drawImage: () => drawn.push('picture'),
  };
  const canvas = { width: 30, height: 40, getContext: () => context } as unknown as HTMLCanvasElement;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10 }));
  await drawPhoto(canvas, btoa('picture'));
  vi.unstubAllGlobals();
  expect(drawn).toEqual(['#fff', 'ground 0 0 30 40', 'picture']);
});
