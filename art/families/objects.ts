/** The drawings of pages that are no articles: the home page's doors, the four steps of the first visit, the things of the fun facts, and what the recipes bake. */
import { doorNames, doorSvg } from '../doors/doors.ts';
import { factNames, factSvg } from '../facts/facts.ts';
import type { Drawing } from '../family.ts';
import { visitNames, visitSvg } from '../first-visit/first-visit.ts';
import { muffinSvg } from '../recipes/muffin.ts';

const drawing = (id: string, svg: () => string): Drawing => ({
  id,
  draw: async () => new Map([[`art/${id}.svg`, svg()]]),
});

export function drawings(): Drawing[] {
  return [
    ...doorNames.map((name) => drawing(`doors/${name}`, () => doorSvg(name))),
    ...factNames.map((name) => drawing(`facts/${name}`, () => factSvg(name))),
    ...visitNames.map((name) => drawing(`first-visit/${name}`, () => visitSvg(name))),
    drawing('recipes/muffin', muffinSvg),
  ];
}
