function lattice(x: number, y: number, z: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/**
 * Smooth value noise in space, within ±1, about one swelling per unit of length. Written out without arrays or inner
 * functions: a first build spends a third of its drawing here.
 */
export function noise3(x: number, y: number, z: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = ease(x - i);
  const v = ease(y - j);
  const w = ease(z - k);
  let from = lattice(i, j, k);
  const row00 = from + (lattice(i + 1, j, k) - from) * u;
  from = lattice(i, j + 1, k);
  const row10 = from + (lattice(i + 1, j + 1, k) - from) * u;
  from = lattice(i, j, k + 1);
  const row01 = from + (lattice(i + 1, j, k + 1) - from) * u;
  from = lattice(i, j + 1, k + 1);
  const row11 = from + (lattice(i + 1, j + 1, k + 1) - from) * u;
  const near = row00 + (row10 - row00) * v;
  const far = row01 + (row11 - row01) * v;
  return near + (far - near) * w;
}

/** Two turned noises laid over each other, so that no grid shows; within about ±1. */
export function cloudy3(x: number, y: number, z: number): number {
  const a = noise3(0.36 * x + 0.48 * y - 0.8 * z, -0.8 * x + 0.6 * y, 0.48 * x + 0.64 * y + 0.6 * z);
  const b = noise3(0.6 * x - 0.64 * y + 0.48 * z + 9.7, 0.8 * x + 0.48 * y - 0.36 * z + 3.1, 0.6 * y + 0.8 * z - 5.3);
  return (a + b) * 0.72;
}

/** Noise with ever finer detail, within about ±1. */
export function fractal3(x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let o = 0; o < octaves; o += 1) {
    sum += weight * noise3(x * scale + o * 17.3, y * scale - o * 9.1, z * scale + o * 5.7);
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

/** The line of a ridge: noise along one axis. `seed` chooses the hill range. */
export function ridge(x: number, seed: number, octaves = 3): number {
  return fractal3(x, seed * 7.31 + 0.5, seed * 3.17 + 0.5, octaves);
}
