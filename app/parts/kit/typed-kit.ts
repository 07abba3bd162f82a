import type { AllergyKit } from '#app/content/kit/kit.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { markedIn, type Typed, textIn } from '#app/parts/request-form/typed-value.ts';

/** Returns the typed allergies, in the card's language. */
export function allergiesOf(typed: Typed, { foods }: Pick<Localized<AllergyKit>, 'foods'>): string {
  const marked = markedIn(typed, 'foods');
  const named = foods.list.filter(({ id }) => marked.includes(id)).map(({ name }) => name);
  return [...named, textIn(typed, 'otherFood'), textIn(typed, 'otherAllergies')].filter((one) => one !== '').join(', ');
}

/** Returns the names of the marked options, in the card's language. */
export function namesOf<Id extends string>(typed: Typed, key: string, options: readonly { readonly id: Id; readonly name: string }[]) {
  const marked = markedIn(typed, key);
  return options.filter(({ id }) => marked.includes(id)).map(({ name }) => name);
}

/** Returns a typed number of days from 1 to 999 without other characters; empty if there is none. */
export const wholeDays = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '').slice(0, 3);
