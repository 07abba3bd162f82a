import { describe, expect, it } from 'vitest';
import { careLevelProblems, sendsAtOnce } from './care-levels.ts';
import { yamlPieces } from './content-texts.ts';
import { parseMdoc } from './written-text.ts';

const article = (level: string, item: string, file = 'en.mdoc') =>
  parseMdoc(
    `content/conditions/eczema/${file}`,
    `---\ntitle: Eczema\n---\n\n{% part name="help" %}\n{% care level="${level}" %}\n- Itch that keeps you up\n- ${item}\n{% /care %}\n{% /part %}\n`,
  );

describe('a sign that cannot wait', () => {
  it.each([
    ['today', 'Blisters near the eye: go now', 'en.mdoc'],
    ['soon', 'Fever with it: call 911', 'en.mdoc'],
    ['visit', 'Or go to the emergency room', 'en.mdoc'],
    ['today', 'Ampollas cerca del ojo: vaya ahora', 'es.mdoc'],
    ['today', 'Con fiebre, llame al 911', 'es.mdoc'],
    ['visit', 'O vaya a la sala de emergencias (urgencias)', 'es.mdoc'],
  ])('fails under %s with its file and line: %s', (level, item, file) => {
    expect(careLevelProblems([article(level, item, file)], [])).toMatchObject([{ path: `content/conditions/eczema/${file}`, line: 8 }]);
  });

  it('fails in a YAML page too, in an item and in a note', () => {
    const pieces = yamlPieces(
      'content/page.yaml',
      'situations:\n  - care:\n      today:\n        items:\n          - en: A fever\n            es: Fiebre\n          - { en: Go at once, es: Vaya de inmediato }\n        note: { en: Closed? Go to the ER now., es: ¿Cerrado? Vaya a urgencias. }\n',
    );
    expect(careLevelProblems([], pieces).map(({ line }) => line)).toEqual([7, 7, 8, 8]);
  });

  it('is at home under 911 and the emergency room', () => {
    expect(careLevelProblems([article('911', 'Go now'), article('er', 'Blisters near the eye: go now')], [])).toEqual([]);
  });
});

describe('what already happened', () => {
  it.each([
    ['You went to the emergency room for asthma', 'en'],
    ['Any emergency room visit for asthma', 'en'],
    ['Tuvo que ir a la sala de emergencias (urgencias) por el asma', 'es'],
  ] as const)('is a sign, no order: %s', (text, language) => expect(sendsAtOnce(text, language)).toBeUndefined());

  it('does not hide an order beside it', () => {
    expect(sendsAtOnce('You went to the emergency room and it is back: go now', 'en')).toBe('go now');
  });
});
