import { describe, expect, it } from 'vitest';
import { spanishSyllables } from './syllables-es.ts';

/** Divided by hand: the number of hyphens is the number of syllables minus one. */
const divided = `
muy rey hay ley hoy buey y a o bien pues seis dios luz sol mes pie fue vio guion que quien tos piel miau
dí-a ai-re bú-ho a-hí pa-ís cie-lo que-so hue-vo le-er ma-íz ra-íz a-gua tí-o rí-o as-ma na-riz po-len a-ún
o-ír re-ír ciu-dad viu-da cui-dar vein-tiún hie-lo yer-ba hier-ba a-yer le-yes gue-rra quie-ro cruel re-al
ca-os mie-do nuez lim-piéis guí-a cre-er pol-vo ron-chas
a-ler-gia a-güi-ta po-e-ta gui-ta-rra pin-güi-no a-ho-ra al-co-hol co-he-te ba-hí-a o-í-an pro-hí-be
cuí-da-te cons-trui-do vi-ví-ais je-sui-ta pa-ra-guas hé-ro-e co-me-zón hin-cha-zón en-cí-as tran-qui-lo
de-sahu-cio prohi-bir a-hue-car des-hie-lo ti-i-ta es-tu-diáis U-ru-guay quí-mi-ca Á-ca-ros sa-lu-da-ble-men-te
e-ner-gí-a ve-hí-cu-lo lin-güís-ti-ca a-ve-ri-güe a-ve-ri-guáis a-ve-ri-guar an-ti-güe-dad me-di-ci-na
bio-lo-gí-a sar-pu-lli-do es-tor-nu-dos a-ler-ge-no ca-ca-hua-te in-ha-la-dor man-te-qui-lla res-pi-ra-ción
e-pi-ne-fri-na me-di-ca-men-to a-li-men-ta-rio tem-pe-ra-tu-ra an-ti-bió-ti-co de-sa-ho-ga-do
in-mu-no-te-ra-pia de-sen-ca-de-nan-te an-ti-his-ta-mi-na a-ler-go-lo-gí-a es-pi-ro-me-trí-a
in-mu-no-de-fi-cien-cia an-ti-in-fla-ma-to-rio in-mu-no-glo-bu-li-na an-ti-his-ta-mí-ni-co
`;

describe('spanishSyllables', () => {
  const words = divided.trim().split(/\s+/);
  it.each(words)('counts %s', (word) => {
    expect(spanishSyllables(word.replaceAll('-', ''))).toBe(word.split('-').length);
  });

  it('reads short names in capitals letter by letter', () => {
    expect(spanishSyllables('FDA')).toBe(4);
    expect(spanishSyllables('CDC')).toBe(3);
  });

  it('adds up the parts of a hyphenated word', () => expect(spanishSyllables('médico-paciente')).toBe(6));

  it('does not depend on how accents are encoded', () => expect(spanishSyllables('Di\u0301a')).toBe(2));

  it('counts one syllable where there is no vowel', () => expect(spanishSyllables('mg')).toBe(1));
});
