import type { AllergyKit } from '#app/content/kit/kit.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { type Typed, textIn } from '#app/parts/request-form/typed-value.ts';
import type { WordsIn } from '#app/site/language.ts';
import { datedDevices } from './expiry-list.ts';
import type { words } from './words.ts';

/** What to say to the pharmacy and to us; lines for a pen stand where nothing is typed. */
export function refillText(typed: Typed, kit: Pick<Localized<AllergyKit>, 'devices'>, w: WordsIn<typeof words>): string {
  const devices = datedDevices(typed, kit).map(({ name }) => name);
  return w.refill(textIn(typed, 'name') || '__________', devices.join(', '));
}
