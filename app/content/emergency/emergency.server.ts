/** The facts of the emergency page and of the action plans. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import { readSourced } from '#app/content/articles/sources.server.ts';
import { ContentError } from '#app/content/content-error.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { sharedValues } from '#app/content/text/shared-values.server.ts';
import type { Language } from '#app/site/language.ts';
import { type ActionPlans, actionPlansSchema } from './action-plan.schema.ts';
import { type Emergency, type EmergencyKind, emergencySchema, type ShownEmergencyCard } from './emergency.schema.ts';

/** Signs, devices, what to do while waiting, what to tell 911, how to be ready. */
export function emergency(root = contentRoot): Emergency {
  return readSourced(join(root, 'emergency.yaml'), emergencySchema, root);
}

/** The short signs and steps, as they stand on every page about something that can turn dangerous. */
export function emergencyCard(kind: EmergencyKind, language: Language, root = contentRoot): ShownEmergencyCard {
  const { from, ...card } = emergency(root).cards[kind];
  return { kind, ...localized(card, language) };
}

/**
 * Minutes after which a person who is not better gets a second dose, as the texts say it (`second-dose` in shared-values.yaml).
 * @throws ContentError when that text does not begin with a whole number.
 */
export function secondDoseMinutes(root = contentRoot): number {
  const text = sharedValues('en', root).get('second-dose') ?? '';
  const minutes = Number.parseInt(text, 10);
  if (!(minutes > 0))
    throw new ContentError([`${join(root, 'shared-values.yaml')}: expected second-dose to begin with minutes, found "${text}"`]);
  return minutes;
}

/** What is printed on the two action plans beside the blank lines. */
export function actionPlans(root = contentRoot): ActionPlans {
  return readSourced(join(root, 'action-plans.yaml'), actionPlansSchema, root);
}
