import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Focus } from './photo.schema.ts';

interface Drawn {
  readonly width: number;
  readonly height: number;
  /** The place of the "face", a red disc of a twentieth of the shorter side: percent from the left and from the top. */
  readonly face?: Focus;
  /** How the camera was held, as EXIF writes it: 6 is upright, with the stored lines sideways. */
  readonly orientation?: number;
}

/** Draws a stand-in for a photograph: a red disc on gray, in the format of the file's ending. */
export async function drawPhoto(file: string, { width, height, face = { x: 50, y: 50 }, orientation = 1 }: Drawn): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const [x, y, radius] = [(width * face.x) / 100, (height * face.y) / 100, Math.min(width, height) / 20];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#888"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#e00000"/></svg>`;
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 25/1 0/1' } };
  await sharp(Buffer.from(svg)).withExif(place).withMetadata({ orientation }).toFile(file);
}
