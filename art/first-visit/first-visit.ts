import { element, svg } from '../geometry/svg.ts';
import { arrive } from './arrive.ts';
import { drops } from './drops.ts';
import { tones, visitSize } from './ink.ts';
import { plan } from './plan.ts';
import { wait } from './wait.ts';

const drawings = { arrive, drops, wait, plan } as const;

/** The steps of the first visit that have a picture, in order. */
export const visitNames = Object.keys(drawings) as (keyof typeof drawings)[];

/** A step of the first visit on its own ground, so that its colours hold by night and on any page. */
export function visitSvg(name: keyof typeof drawings): string {
  const { width, height } = visitSize;
  return svg(width, height, '', element('rect', { width, height, fill: tones.ground }) + drawings[name]());
}
