import type { AllergyKit } from '#app/content/kit/kit.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { allergiesOf, namesOf } from '#app/parts/kit/typed-kit.ts';
import { type Typed, textIn } from '#app/parts/request-form/typed-value.ts';
import type { WordsIn } from '#app/site/language.ts';
import type { words } from './words.ts';

/** The lines of the wallet card and of the lock screen, each with what it says; empty where a pen fills it in. */
export function walletLines(
  typed: Typed,
  kit: Pick<Localized<AllergyKit>, 'foods' | 'devices' | 'takes'>,
  w: WordsIn<typeof words>,
): readonly { label: string; text: string }[] {
  const both = (...parts: readonly string[]) => parts.filter((one) => one !== '').join(', ');
  return [
    { label: w.allergies, text: allergiesOf(typed, kit) },
    { label: w.deviceAndWhere, text: both(...namesOf(typed, 'devices', kit.devices), textIn(typed, 'where')) },
    { label: w.medicines, text: both(textIn(typed, 'medicines'), ...namesOf(typed, 'takes', kit.takes)) },
    { label: w.callThem, text: both(textIn(typed, 'contact'), textIn(typed, 'contactPhone')) },
  ];
}
