import type { Bilingual } from '#app/site/language.ts';

/** A line of a printed label, in pieces: a marker highlights what to look for. */
export interface LabelLine {
  readonly lead: string;
  readonly pieces: readonly (string | { readonly struck: string })[];
}

/** A label as on packages in this city: the front in English, the back in Spanish. Each line is one place to look. */
export const labelTexts: Bilingual<{ readonly product: string; readonly lines: readonly LabelLine[] }> = {
  en: {
    product: 'Chocolate sandwich cookies',
    lines: [
      {
        lead: 'INGREDIENTS:',
        pieces: [
          { struck: 'wheat flour' },
          ', sugar, palm oil, cocoa, ',
          { struck: 'whey (milk)' },
          ', ',
          { struck: 'soy lecithin' },
          ', salt, baking soda.',
        ],
      },
      { lead: 'CONTAINS:', pieces: [{ struck: 'WHEAT, MILK, SOY' }, '.'] },
      { lead: 'MAY CONTAIN:', pieces: [{ struck: 'PEANUTS, ALMONDS' }, '.'] },
    ],
  },
  es: {
    product: 'Galletas de chocolate rellenas',
    lines: [
      {
        lead: 'INGREDIENTES:',
        pieces: [
          { struck: 'harina de trigo' },
          ', azúcar, aceite de palma, cocoa, ',
          { struck: 'suero de leche' },
          ', ',
          { struck: 'lecitina de soya' },
          ', sal, bicarbonato.',
        ],
      },
      { lead: 'CONTIENE:', pieces: [{ struck: 'TRIGO, LECHE, SOYA' }, '.'] },
      { lead: 'PUEDE CONTENER:', pieces: [{ struck: 'CACAHUATE, ALMENDRA' }, '.'] },
    ],
  },
};
