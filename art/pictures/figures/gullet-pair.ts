import type { Picture } from '../model.ts';
import { ringedGullet } from '../parts/gullet.ts';
import { circle } from '../shapes.ts';

/** The gullet as the camera sees it: with rings, furrows and spots, and smooth after treatment. */
export const gulletPair: Picture = {
  type: 'pair',
  draw: (p) => ringedGullet(p, 100, 130, 88, 1) + p.ringed(circle(108, 141, 27), 2) + ringedGullet(p, 300, 130, 88, 0),
};
