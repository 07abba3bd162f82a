import { svg } from '../geometry/svg.ts';
import { breathing } from './breathing.ts';
import { food } from './food.ts';
import { immuneSystem } from './immune-system.ts';
import { medicinesAndStings } from './medicines-and-stings.ts';
import { noseAndEyes } from './nose-and-eyes.ts';
import { doorSize } from './paint.ts';
import { skin } from './skin.ts';

const drawings = {
  'nose-and-eyes': noseAndEyes,
  breathing,
  skin,
  food,
  'medicines-and-stings': medicinesAndStings,
  'immune-system': immuneSystem,
} as const;

/** The groups of conditions that have a door on the home page. */
export const doorNames = Object.keys(drawings) as (keyof typeof drawings)[];

/** What brings people here as a picture without ground: each door has a colour of its own (app/styles/home.css). */
export function doorSvg(name: keyof typeof drawings): string {
  return svg(doorSize.width, doorSize.height, '', drawings[name]());
}
