import { expect, it } from 'vitest';
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
  '#bio': 'She reads [the same journals](page:resources) as **you**. Then she plays accordion on Sundays.',
  '#one': 'Medical assistant',
  '#other': 'Medical assistant',
};
const index = new TextIndex(Object.entries(given).map(([address, text]) => ({ text, place: { address, name: address } })));
const find = (text: string) => index.find(text).map(({ address }) => address);

it('finds the field of a text, whatever the page adds, fills in or leaves out', () => {
  expect(find('“She reads the same journals as you. Then she plays accordion on Sundays.”')).toEqual(['#bio']);
  expect(find('MEDICAL ASSISTANT')).toEqual(['#one', '#other']);
  expect(find('Dr. Elena Márquez')).toEqual(['#caption', '#name', '#title']);
  expect(find('Heat the oven to 350 °F (177 °C) and wait.')).toEqual(['#oven']);
  expect(find('8285 Fredericksburg Rd, San Antonio')).toEqual(['#street']);
  expect(find('Then she plays accordion on Sundays.')).toEqual(['#bio']);
});

it('finds none where a few words are the same by chance', () => {
  expect(find('Dr. Elena Márquez answers every question about shots that you may have.')).toEqual([]);
  expect(find('on Sundays')).toEqual([]);
});

it('takes the texts that pages show: a phone as it is written, the hours of a week at one place', () => {
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
