import { describe, expect, it } from 'vitest';
import { projectOfTests } from '../files/project-fixture.ts';
import { recordOf } from '../files/records.ts';
import { TextIndex } from './text-index.ts';
import { textsOf } from './texts.ts';

const given = {
  '#title': 'Dr.',
  '#name': 'Elena Márquez',
  '#caption': 'Dr. Elena Márquez',
  '#street': '8285 Fredericksburg Rd',
  '#oven': 'Heat the oven to {oven-heat} and wait.',
  '#rinse': 'Rinse the nose only with {rinse-water}.',
  '#bio': 'She reads [the same journals](page:resources) as **you**. Then she plays accordion on Sundays.',
  '#one': 'Medical assistant',
  '#other': 'Medical assistant',
};
const index = new TextIndex(Object.entries(given).map(([address, text]) => ({ text, place: { address, name: address } })));
const exactly = (text: string) => index.exactly(text).map(({ address }) => address);
const nearly = (text: string) => index.nearly(text).map(({ address }) => address);

describe('the field of a text on a page', () => {
  it('is found whatever signs the page adds, several where the words are the same, and with those that make it up', () => {
    expect(exactly('“She reads the same journals as you. Then she plays accordion on Sundays.”')).toEqual(['#bio']);
    expect(exactly('MEDICAL ASSISTANT')).toEqual(['#one', '#other']);
    expect(exactly('Dr. Elena Márquez')).toEqual(['#caption', '#name', '#title']);
  });

  it('is found in a text that says more, or only a part', () => {
    expect(nearly('Heat the oven to 350 °F (177 °C) and wait.')).toEqual(['#oven']);
    expect(nearly('Rinse the nose only with distilled, sterile, or boiled and cooled water.')).toEqual(['#rinse']);
    expect(nearly('8285 Fredericksburg Rd, San Antonio')).toEqual(['#street']);
    expect(nearly('Then she plays accordion on Sundays.')).toEqual(['#bio']);
  });

  it('is none where a few words are the same by chance', () => {
    expect(exactly('Elena')).toEqual([]);
    expect(nearly('Dr. Elena Márquez answers every question about shots that you may have.')).toEqual([]);
    expect(nearly('on Sundays')).toEqual([]);
  });
});

describe('the texts of a form', () => {
  it('are those that pages show: a phone as it is written, the hours of a week at one place', () => {
    const field = recordOf(projectOfTests(), 'offices')?.list?.item;
    if (!field) throw new Error('No offices');
    const office = {
      phones: { fax: '+12105550188' },
      shotHours: { friday: [{ opens: '08:00', closes: '12:30' }] },
      arriving: { parking: { en: 'In the lot.', es: 'En el lote.' } },
    };
    const found = textsOf(field, office, 'es').map(({ id, text, names }) => [id, text.replace(/\s/g, ' '), names.at(-1)?.es]);
    expect(found).toContainEqual(['phones.fax', '210-555-0188', 'Fax']);
    expect(found).toContainEqual(['shotHours', '8:00 a. m. a 12:30 p. m.', 'Horario de inyecciones']);
    expect(found).toContainEqual(['arriving.parking.es', 'En el lote.', 'Estacionamiento']);
  });
});
