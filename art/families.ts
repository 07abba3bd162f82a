import * as articles from './families/articles.ts';
import * as hero from './families/hero.ts';
import * as icons from './families/icons.ts';
import * as kids from './families/kids.ts';
import * as marks from './families/marks.ts';
import * as objects from './families/objects.ts';
import * as seasons from './families/seasons.ts';
import type { Family } from './family.ts';
import { drawnFrom } from './sources.ts';

/** All that is drawn from code alone, by the name of its module in families/. */
export const families: Readonly<Record<string, Family>> = { articles, hero, icons, kids, marks, objects, seasons };

/** The hash of what a family is drawn from now. */
export const familyDrawnFrom = (name: string): string => drawnFrom(`families/${name}.ts`, families[name]?.folder);
