import { z } from 'zod';
import { bilingual, confirmList, pageId, unique } from '#app/content/text/text.schema.ts';

/** The pictures of the stories; app/parts/story-drawings draws each. */
export const storyDrawingNames = [
  'skin-test-cover',
  'skin-test-meet',
  'skin-test-drops',
  'skin-test-poke',
  'skin-test-wait',
  'skin-test-choose',
  'skin-test-after',
  'allergy-shot-cover',
  'allergy-shot-hello',
  'allergy-shot-arm',
  'allergy-shot-pinch',
  'allergy-shot-choose',
  'allergy-shot-wait',
  'allergy-shot-after',
  'breathing-test-cover',
  'breathing-test-meet',
  'breathing-test-ready',
  'breathing-test-blow',
  'breathing-test-rest',
  'breathing-test-medicine',
  'breathing-test-after',
  'food-challenge-cover',
  'food-challenge-check',
  'food-challenge-first',
  'food-challenge-bigger',
  'food-challenge-tell',
  'food-challenge-choose',
  'food-challenge-after',
  'first-visit-cover',
  'first-visit-desk',
  'first-visit-ready',
  'first-visit-talk',
  'first-visit-look',
  'first-visit-wait',
  'first-visit-home',
] as const;
export type StoryDrawingName = (typeof storyDrawingNames)[number];

const drawing = z.enum(storyDrawingNames, { error: 'expected the name of a drawing in app/parts/story-drawings' });

/** With the cover and the grown-ups' page, the panels fill a book of eight pages folded from one sheet. */
const panelCount = 6;

export const storySchema = z.strictObject({
  confirm: confirmList,
  cover: drawing,
  /** The subject, in one sentence. */
  lead: bilingual,
  /** The visit's length. */
  time: bilingual,
  panels: z
    .array(z.strictObject({ drawing, text: bilingual }))
    .length(panelCount, `expected ${panelCount} pictures: with the cover and the last page they fill a folded sheet`)
    .refine((all) => unique(all, (one) => one.drawing), 'expected a different drawing for each picture'),
  /** For the grown-ups: usted in Spanish. */
  parents: bilingual,
  /** The grown-ups' next page. */
  link: pageId,
});
export type Story = z.infer<typeof storySchema>;
