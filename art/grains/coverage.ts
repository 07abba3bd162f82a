import sharp from 'sharp';

/** The strongest alpha (0–255) along the frame of a picture, SVG or pixels, and the share (0–1) of it that is covered. */
export async function coverage(picture: Buffer): Promise<{ frame: number; covered: number }> {
  const { data, info } = await sharp(picture).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let frame = 0;
  let covered = 0;
  data.forEach((alpha, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) frame = Math.max(frame, alpha);
    if (alpha > 127) covered += 1;
  });
  return { frame, covered: covered / (width * height) };
}
