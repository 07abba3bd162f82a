/** L-BFGS (Nocedal, 1980) for the loss of one logistic regression, which is convex and so has one minimum. */
import { logistic } from './classifier.ts';

export interface Matrix {
  /** How many rows there are. */
  readonly count: number;
  /** Writes the score of each row for the weights, the bias last. */
  times(weights: Float64Array, scores: Float64Array): void;
  /** Adds to the slope of each weight what the errors of the rows contribute. */
  back(errors: Float64Array, slope: Float64Array): void;
}

interface Loss {
  readonly matrix: Matrix;
  /** Whether a row has the label: 1 or 0. */
  readonly wanted: Float64Array;
  /** Strength of the L2 penalty; the bias, which is last, has none. */
  readonly decay: number;
}

/** How many of the last steps are remembered. */
const remembered = 8;
/** The search ends when the slope is this share of the first one. */
const flat = 3e-3;
const mostSteps = 200;

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

const size = (one: Float64Array) => Math.sqrt(dot(one, one));

/** Adds a multiple of one vector to another. */
function add(to: Float64Array, times: number, what: Float64Array) {
  for (let at = 0; at < to.length; at++) (to[at] as number) += times * (what[at] as number);
}

/** A step, how much the slope changed on it, and the product of both. */
interface Past {
  readonly step: Float64Array;
  readonly turn: Float64Array;
  readonly both: number;
}

/** Returns the direction of the next step: down the slope, corrected by how it changed in the last steps. */
function directionOf(slope: Float64Array, past: readonly Past[]): Float64Array {
  const way = slope.map((one) => -one);
  const shares = past.map(() => 0);
  for (let at = past.length - 1; at >= 0; at--) {
    const { step, turn, both } = past[at] as Past;
    shares[at] = dot(step, way) / both;
    add(way, -(shares[at] as number), turn);
  }
  const last = past.at(-1);
  const scale = last ? last.both / dot(last.turn, last.turn) : 1;
  for (let at = 0; at < way.length; at++) (way[at] as number) *= scale;
  for (const [at, { step, turn, both }] of past.entries()) add(way, (shares[at] as number) - dot(turn, way) / both, step);
  return way;
}

/** Returns how far to go in a direction until the loss no longer falls: Newton's method, kept between too short and too far. */
function lengthOf({ wanted, decay }: Loss, scores: Float64Array, ways: Float64Array, linear: number, square: number): number {
  let [length, short, far] = [0, 0, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 30; round++) {
    let slope = decay * (linear + length * square);
    let bend = decay * square;
    for (let row = 0; row < scores.length; row++) {
      const way = ways[row] as number;
      const likelihood = logistic((scores[row] as number) + length * way);
      slope += way * (likelihood - (wanted[row] as number));
      bend += way * way * likelihood * (1 - likelihood);
    }
    if (slope < 0) short = length;
    else far = length;
    const next = length - slope / bend;
    const most = Math.min(far, 4 * short + 1);
    const kept = next > short && next < most ? next : most < far ? most : (short + far) / 2;
    const change = Math.abs(kept - length);
    length = kept;
    if (change < 1e-2 * length) break;
  }
  return length;
}

/** Returns the slope of each weight at these weights and their scores. */
function slopeOf({ matrix, wanted, decay }: Loss, weights: Float64Array, scores: Float64Array): Float64Array {
  const slope = weights.map((one) => decay * one);
  slope[slope.length - 1] = 0;
  const errors = scores.map((score, row) => logistic(score) - (wanted[row] as number));
  matrix.back(errors, slope);
  return slope;
}

/** The weights, the bias last, with which the loss is lowest. @param start the bias to start from */
export function lowest(loss: Loss, columns: number, start: number): Float64Array {
  const weights = new Float64Array(columns + 1);
  weights[columns] = start;
  const scores = new Float64Array(loss.matrix.count).fill(start);
  const ways = new Float64Array(loss.matrix.count);
  const past: Past[] = [];
  let slope = slopeOf(loss, weights, scores);
  const end = flat * size(slope);
  for (let count = 0; count < mostSteps && size(slope) > end; count++) {
    const step = directionOf(slope, past);
    loss.matrix.times(step, ways);
    const [bias, ofBias] = [weights[columns] as number, step[columns] as number];
    const length = lengthOf(loss, scores, ways, dot(weights, step) - bias * ofBias, dot(step, step) - ofBias ** 2);
    for (let at = 0; at < step.length; at++) (step[at] as number) *= length;
    add(weights, 1, step);
    add(scores, length, ways);
    const next = slopeOf(loss, weights, scores);
    const turn = next.map((one, at) => one - (slope[at] as number));
    past.push({ step, turn, both: dot(step, turn) });
    if (past.length > remembered) past.shift();
    slope = next;
  }
  return weights;
}
