import { askedWords } from './asked-words.ts';
import type { Spelling } from './spelling.ts';

/** Words that deny what follows. "Can't" and "never" do not: in "never hurt like this" it hurts. */
const denying = new Set(
  askedWords('no not isnt arent aint dont doesnt didnt wasnt werent hasnt havent hadnt without neither nor zero none sin ni tampoco'),
);
/** Words that are negative themselves: a "no" before them does not deny them ("no no puede respirar"). */
const ownNo = new Set([...denying, ...askedWords('cant cannot couldnt wont unable nunca never')]);
/** Words that may come between a denying word and what it denies: "not having any chest pain", "no me duele el pecho". */
const light = new Set(
  askedWords(`a an any the my his her their our your real actual more have has had having feel feels feeling getting get been seem seems to be
    el la los las le les me se te lo mi su trae traigo traen tengo tiene tenemos tienen tenido ha he han siento siente hay ningun ninguna de mucho mucha`),
);

/** Whether the word at index `at` is denied by the words right before it, looking back no further than index `from`. */
export function denied(words: readonly Spelling[], at: number, from: number): boolean {
  if (ownNo.has(words[at]?.written ?? '')) return false;
  for (let place = at; place > from; place -= 1) {
    if (words[place]?.apart) return false;
    const before = words[place - 1]?.written ?? '';
    if (denying.has(before)) return true;
    if (!light.has(before)) return false;
  }
  return false;
}
