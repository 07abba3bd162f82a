import type { AirMonth } from '#app/content/photographs/slide.schema.ts';
import type { SeasonTypeId } from '#app/content/seasons/season.schema.ts';

/** What of the home page's strip a plant, mold or mite has its color from: `.air-*` in app/styles/hero.css. */
const colors: Readonly<Record<SeasonTypeId, AirMonth['plant']>> = {
  'mountain-cedar': 'cedar',
  elm: 'elm-ash',
  'cedar-elm': 'elm-ash',
  ash: 'elm-ash',
  oak: 'oak',
  hackberry: 'pecan',
  mulberry: 'pecan',
  pecan: 'pecan',
  mesquite: 'oak',
  grass: 'grass',
  pigweed: 'ragweed',
  'marsh-elder': 'ragweed',
  ragweed: 'ragweed',
  mold: 'mold',
  'dust-mite': 'mold',
};

/** The class that fills a drawing with the color of what is in the air. */
export const airColor = (id: SeasonTypeId) => `air-${colors[id]}`;
