import type { Field } from './contours.ts';
import { dot, magnitude, type Turn, unit, type Vec3 } from './sphere.ts';

/** A body to be drawn, about one unit in radius, centred on the origin of its own frame. */
export interface Solid {
  /** Negative inside, positive outside, close to the distance near the surface. */
  field(x: number, y: number, z: number): number;
  /** Fine surface detail as a height, for shading only. */
  bump?(x: number, y: number, z: number): number;
  /** 0 for the skin, 1 for what shows beneath it. */
  material?(x: number, y: number, z: number): number;
  /** Of a body whose field grows nowhere faster than twice the distance: no thin lip or spike is missed by larger steps. */
  readonly smooth?: true;
  /** How far the body reaches from its centre. */
  readonly reach: number;
  readonly turn: Turn;
}

/** Three fields over the square that holds the body: outline (≥ 0 inside), brightness 0–1, material. */
export interface Relief {
  readonly outline: Field;
  readonly tone: Field;
  readonly material: Field;
}

/** The whole series is lit from the upper left, a little towards the reader. */
const light: Vec3 = unit([-0.52, -0.6, 0.62]);

/** Where the soft light of the open sky comes from: it keeps detail alive in the shade. */
const overhead: Vec3 = unit([-0.2, -0.75, 0.65]);

/** Farther than this from a smooth body, the way to it is gone in larger steps: its outline lies nearer. */
const far = 0.06;

const clamp = (v: number): number => Math.min(1, Math.max(0, v));

/** Looks at the body along the z axis on a grid of `size` by `size` points and shades what it sees. */
export function relief(solid: Solid, size: number): Relief {
  const [rx, ry, rz] = solid.turn;
  const own = (x: number, y: number, z: number): Vec3 => [
    rx[0] * x + ry[0] * y + rz[0] * z,
    rx[1] * x + ry[1] * y + rz[1] * z,
    rx[2] * x + ry[2] * y + rz[2] * z,
  ];
  // Asked hundreds of times per point of the grid: without the array that `own` makes.
  const at = (x: number, y: number, z: number): number =>
    solid.field(rx[0] * x + ry[0] * y + rz[0] * z, rx[1] * x + ry[1] * y + rz[1] * z, rx[2] * x + ry[2] * y + rz[2] * z);
  const outline = new Float32Array(size * size);
  const tone = new Float32Array(size * size);
  const material = new Float32Array(size * size);
  const reach = solid.reach * 1.03;
  const cell = (2 * reach) / (size - 1);
  for (let j = 0; j < size; j += 1) {
    for (let i = 0; i < size; i += 1) {
      const index = j * size + i;
      const [x, y] = [-reach + i * cell, -reach + j * cell];
      let lowest = 9;
      let hit = Number.NaN;
      // Near the rim, spikes and lips are thin along the line of sight.
      const stride = reach / (magnitude(x, y) > 0.82 ? 90 : 34);
      const deep = Math.sqrt(Math.max(0.02, reach * reach - x * x - y * y));
      const steps = Math.floor((deep * 1.6) / stride);
      for (let step = 0; step <= steps; ) {
        const z = deep - step * stride;
        const f = at(x, y, z);
        if (f < lowest) lowest = f;
        if (f < 0) {
          hit = z;
          break;
        }
        step += solid.smooth && f > far ? Math.ceil((f * 0.5) / stride) : 1;
      }
      if (Number.isNaN(hit)) {
        outline[index] = -lowest;
        tone[index] = Number.NaN;
        continue;
      }
      for (let z = hit; z > -deep && lowest > -0.06; z -= stride) lowest = Math.min(lowest, at(x, y, z));
      outline[index] = -lowest;
      let [low, high] = [hit, hit + stride];
      for (let s = 0; s < 9; s += 1) {
        const middle = (low + high) / 2;
        if (at(x, y, middle) < 0) low = middle;
        else high = middle;
      }
      tone[index] = shade(solid, at, own, [x, y, low], Math.max(0.004, cell * 0.8));
      material[index] = solid.material?.(...own(x, y, low)) ?? 0;
    }
  }
  spread(tone, material, size);
  return { outline: { size, values: outline }, tone: { size, values: tone }, material: { size, values: material } };
}

function shade(solid: Solid, at: Solid['field'], own: (x: number, y: number, z: number) => Vec3, [x, y, z]: Vec3, e: number): number {
  const [gx, gy, gz] = [at(x + e, y, z) - at(x - e, y, z), at(x, y + e, z) - at(x, y - e, z), at(x, y, z + e) - at(x, y, z - e)];
  let n = unit([gx, gy, gz]);
  const facing = clamp(n[2]);
  let cavity = 0;
  if (solid.bump) {
    const height = (a: number, b: number, c: number): number => solid.bump?.(...own(a, b, c)) ?? 0;
    const h = height(x, y, z);
    const [bx, by, bz] = [height(x + e, y, z) - h, height(x, y + e, z) - h, height(x, y, z + e) - h];
    const along = bx * n[0] + by * n[1] + bz * n[2];
    n = unit([n[0] - (bx - along * n[0]) / e, n[1] - (by - along * n[1]) / e, n[2] - (bz - along * n[2]) / e]);
    cavity = h;
  }
  let open = 1;
  for (let s = 1; s <= 9; s += 1) {
    const d = 0.012 + s * s * 0.0042;
    const f = at(x + n[0] * 0.012 + light[0] * d, y + n[1] * 0.012 + light[1] * d, z + n[2] * 0.012 + light[2] * d);
    open = Math.min(open, 0.5 + (f / d) * 2.4);
  }
  const lambert = clamp((dot(n, light) + 0.22) / 1.22);
  const half = unit([light[0], light[1], light[2] + 1]);
  const gleam = clamp(dot(n, half)) ** 26 * 0.16;
  const back = clamp(dot(n, [0.55, 0.62, 0.2])) * (1 - facing) ** 1.6 * 0.2;
  const limb = 0.82 + 0.18 * facing ** 0.6;
  const sky = 0.03 + 0.24 * (0.5 + 0.5 * dot(n, overhead)) ** 1.4;
  return clamp((sky + 0.72 * lambert * clamp(open) + gleam) * limb + back + cavity * 1.6);
}

/** Carries tone and material a few cells beyond the outline, so that the clipped edge has no seam. */
function spread(tone: Float32Array, material: Float32Array, size: number): void {
  for (let pass = 0; pass < 3; pass += 1) {
    const before = tone.slice();
    for (let i = size; i < before.length - size; i += 1) {
      if (!Number.isNaN(before[i] ?? 0)) continue;
      for (const o of [-1, 1, -size, size]) {
        const v = before[i + o] ?? Number.NaN;
        if (Number.isNaN(v)) continue;
        tone[i] = v;
        material[i] = material[i + o] ?? 0;
        break;
      }
    }
  }
  for (let i = 0; i < tone.length; i += 1) if (Number.isNaN(tone[i] ?? 0)) tone[i] = -1;
}
