import { cedar } from './cedar.ts';
import { elmAsh } from './elm-ash.ts';
import { grass } from './grass.ts';
import { mold } from './mold.ts';
import { oak } from './oak.ts';
import { pecan } from './pecan.ts';
import { ragweed } from './ragweed.ts';
import type { Scene } from './scene.ts';

/** The seven pictures in the order of the year. */
export const series: readonly Scene[] = [cedar, elmAsh, oak, pecan, grass, ragweed, mold];
