import { z } from 'zod';
import { reviewSchema } from '#app/content/articles/article.schema.ts';
import { bilingual, id, pageId } from '#app/content/text/text.schema.ts';
import { pictureTypes } from '#art/drawn.ts';
import { movingPictureIds } from './moving-picture-ids.ts';

/** A place on the drawing, in units of art/drawn.ts. */
const place = z.tuple([z.number().min(0).max(400), z.number().min(0).max(300)], 'expected a place as [x, y] within the drawing');

/** The place of the number, or its place and the end of its line. */
const spot = z.union([place, z.tuple([place, place])]);

/** Where a text begins on a chart, and how wide its lines may be. */
const wordsBox = z.tuple([z.number().min(0).max(400), z.number().min(0).max(240), z.number().min(40).max(400)], 'expected [x, y, width]');

const score = z.enum(['agree', 'disagree', 'none'], 'expected agree, disagree, or none where the point does not apply');

/**
 * The points on visual aids of AHRQ's Patient Education Materials Assessment Tool, by their numbers there: 15 used where
 * they help, 16 reinforce the text, 17 have a clear title or caption, 18 are clear and uncluttered, 19 tables are simple.
 * https://www.ahrq.gov/health-literacy/patient-education/pemat-p.html
 */
const pemat = z.strictObject({ 15: score, 16: score, 17: score, 18: score, 19: score });

const moves = z.strictObject({
  drawing: z.enum(movingPictureIds),
  /** The label of the slider, and its text at each stage, from the first to the last. */
  label: bilingual,
  stages: z.array(bilingual).min(2).max(9),
});

/** A picture's words: all that its drawing in art/pictures does not contain. */
export const pictureSchema = z.strictObject({
  type: z.enum(pictureTypes),
  /** The article that shows it. */
  article: pageId,
  /** What the picture shows, in one sentence, for those who do not see it. */
  name: bilingual,
  caption: bilingual,
  /** The captions above the two halves of a picture that compares a pair. */
  halves: z.tuple([bilingual, bilingual]).optional(),
  /**
   * Numbered in this order on the drawing and in the list below it, which is the long description; `also` is the same thing in the other
   * half. On a wide chart the text itself is at `beside` instead.
   */
  labels: z.array(z.strictObject({ at: spot, also: spot.optional(), beside: wordsBox.optional(), text: bilingual })).max(9),
  /** The words on the drawing of a chart: along its axes and over its bars, each centered on its place. */
  words: z.array(z.strictObject({ at: place, text: bilingual })).optional(),
  moves: moves.optional(),
  /** The article's sources for the picture. */
  from: z.array(id),
  pemat,
  review: reviewSchema,
});
export type Picture = z.infer<typeof pictureSchema>;
