/** Reads the facts of the emergency page and action plans. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import { readSourced } from '#app/content/articles/sources.server.ts';
import { ContentError } from '#app/content/content-error.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { sharedValues } from '#app/content/text/shared-values.server.ts';
import type { Language } from '#app/site/language.ts';
import { type ActionPlans, actionPlansSchema } from './action-plan.schema.ts';
import { type Emergency, type EmergencyKind, emergencySchema, type ShownEmergencyCard } from './emergency.schema.ts';

/** Reads signs, devices, what to do while waiting, words for 911, how to be ready. */
export function emergency(root = contentRoot): Emergency {
  return readSourced(join(root, 'emergency.yaml'), emergencySchema, root);
}

/** Reads the short signs and steps for every page about something that can turn dangerous. */
export function emergencyCard(kind: EmergencyKind, language: Language, root = contentRoot): ShownEmergencyCard {
  const { from, ...card } = emergency(root).cards[kind];
  return { kind, ...localized(card, language) };
}

/**
 * Reads after how many minutes a person who is not better gets a second dose (`second-dose` in shared-values.yaml).
 * @throws ContentError when that text does not begin with a whole number.
 */
export function secondDoseMinutes(root = contentRoot): number {
  const text = sharedValues('en', root).get('second-dose') ?? '';
  const minutes = Number.parseInt(text, 10);
  if (!(minutes > 0))
    throw new ContentError([`${join(root, 'shared-values.yaml')}: expected second-dose to begin with minutes, found "${text}"`]);
  return minutes;
}

/** Reads the texts of the printed action plans and forms. */
export function actionPlans(root = contentRoot): ActionPlans {
  return readSourced(join(root, 'action-plans.yaml'), actionPlansSchema, root);
}
