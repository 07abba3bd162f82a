import { describe, expect, it } from 'vitest';
import { pairsIn, wordFaults } from './words-modules.ts';

const faults = (en: string, es: string, childrens = false) =>
  wordFaults({ key: 'x', en: [en], es: [es] }, childrens).map(({ wrong }) => wrong);

describe('pairsIn', () => {
  it('finds words at any depth and reads those made from values', () => {
    const words = {
      close: { en: 'Close', es: 'Cerrar' },
      menu: { left: { en: (n: number) => `${n.toFixed(0)} left`, es: (n: number) => `Quedan ${n}` } },
    };
    expect(pairsIn({ words })).toEqual([
      { key: 'close', en: ['Close'], es: ['Cerrar'] },
      { key: 'left', en: ['3 left'], es: ['Quedan 3'] },
    ]);
  });
  it('tries other sample values where a number will not do', () => {
    expect(pairsIn({ day: { en: (day: Date) => day.toISOString(), es: (name: string) => name.toUpperCase() } })).toEqual([
      { key: 'day', en: ['1970-01-01T00:00:00.000Z'], es: ['3'] },
    ]);
  });
});

describe('wordFaults', () => {
  it('lets good words pass', () => expect(faults('Close the menu', 'Cerrar el menú')).toEqual([]));
  it('finds an empty language', () => expect(faults('Close', ' ')).toEqual(['is empty in a language.']));
  it('finds equal words, except figures and listed ones', () => {
    expect(faults('Menu', 'Menu')).toEqual(['is the same in both languages: "Menu".']);
    expect(faults('911', '911')).toEqual([]);
    expect(faults('Fax', 'Fax')).toEqual([]);
  });
  it('finds placeholders, and knows the Spanish word for all', () => {
    expect(faults('T' + 'ODO later', 'Todo para pacientes')).toEqual([expect.stringContaining('stands in')]);
    expect(faults('Soon', 'Próxima' + 'mente')).toEqual([expect.stringContaining('stands in')]);
  });
  it('finds English in es', () =>
    expect(faults('Call us if you are ill', 'Call us now if you are ill')).toEqual([expect.stringContaining('reads as English')]));
  it('finds tú, but not in children’s features', () => {
    expect(faults('Wash your hands', 'Lava tus manos')).toEqual([expect.stringContaining('as tú: "tus"')]);
    expect(faults('Wash your hands', 'Lava tus manos', true)).toEqual([]);
  });
});
