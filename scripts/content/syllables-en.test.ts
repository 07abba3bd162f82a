import { syllable } from 'syllable';
import { describe, expect, it } from 'vitest';
import { englishSyllables } from './syllables-en.ts';
import { englishExceptions } from './syllables-en-exceptions.ts';

/** Divided by hand: the number of hyphens is the number of syllables less one. */
const divided = `
a I the me nose hives breathe breathes sneeze cough wheeze tongue guide guess eyes whole while used caused aches
clothes friend piece field patch itched watched called closed month tree through throat fruit juice build pier
can't don't won't aren't you'll they've we're
asth-ma pol-len it-chy wheez-es doc-tor nee-dle nee-dles lit-tle set-tled hun-dred na-tion re-gion cush-ion on-ion
mil-lion pa-tient di-et qui-et cli-ent sci-ence peo-ple sur-geon trea-ted nee-ded cre-ate re-act real-ly
be-ing go-ing do-ing try-ing play-er ly-ing flu-id ru-in cru-el spas-m rhyth-m safe-ly care-ful move-ment
some-thing some-times safe-ty chang-es fac-es doc-tor's nurse-'s did-n't is-n't have-n't it-'ll fore-head
pro-tein re-quire res-cue val-ue tis-sue spe-cial cau-tious tri-al vi-al li-on fa-tigue lan-guage
peo-ple's head-ache head-aches im-prove pre-scribed in-creased mea-sles mus-cle bruis-es 
al-ler-gy al-ler-gies al-ler-gic me-di-cine ec-ze-ma a-re-a i-de-a vid-e-o pe-ri-od se-ri-ous pre-vi-ous cal-ci-um
si-nus-es vi-rus-es re-ac-tion in-hal-er eas-i-er ear-li-est health-i-er car-ry-ing vi-o-let u-su-al ac-tu-al
man-age-ment com-plete-ly a-ware-ness set-tle-ment ex-am-ple pos-si-ble bi-op-sy con-ta-gious
ev-ery-one nau-se-a di-ag-nose rec-i-pe fa-mil-iar in-flu-ence aer-o-sol
bac-te-ri-a di-ar-rhe-a in-flu-en-za bi-o-log-ic ex-pe-ri-ence in-gre-di-ent va-ri-e-ty anx-i-e-ty so-ci-e-ty
e-val-u-ate con-tin-u-ous ep-i-neph-rine psor-i-a-sis di-ag-no-sis sit-u-a-tion med-i-ca-tion
an-a-phy-lax-is im-me-di-ate-ly as-so-ci-a-tion im-mu-no-ther-a-py
im-mu-no-de-fi-cien-cy vac-cine 
`;

describe('englishSyllables', () => {
  const words = divided.trim().split(/\s+/);
  it.each(words)('counts %s', (word) => {
    expect(englishSyllables(word.replaceAll('-', ''))).toBe(word.split('-').length);
  });

  it('adds up the parts of a hyphenated word', () => expect(englishSyllables('over-the-counter')).toBe(5));

  it('reads short names in capitals letter by letter', () => {
    expect(englishSyllables('FDA')).toBe(3);
    expect(englishSyllables('ER')).toBe(2);
  });

  it('reads Spanish accents without stumbling', () => expect(englishSyllables('jalapeño')).toBe(4));

  it('counts one syllable where there is no vowel', () => expect(englishSyllables('mg')).toBe(1));

  it('has no exception that the package counts right', () => {
    const needless = [...englishExceptions].filter(([word, count]) => syllable(word) === count).map(([word]) => word);
    expect(needless).toEqual([]);
  });
});
