import { describe, expect, it } from 'vitest';
import { englishPhrases } from './english-phrases.ts';
import { phrasesIn } from './phrases.ts';

const found = (text: string) => phrasesIn(text, englishPhrases).map((one) => one.found.trim());

describe('the English phrases', () => {
  it.each([
    ['A new medicine, above all for the heart', 'above all'],
    ['Use a nose spray each day.', 'each day'],
    ['Wait with live vaccines.', 'Wait with'],
    ['That speaks for asthma.', 'speaks for'],
    ['Do not stop or start it alone.', 'stop or start it alone'],
    ['Do not stop it by yourself.', 'by yourself'],
    ['Clavulin holds amoxicillin.', 'holds'],
    ['Horchata can hold milk.', 'hold'],
    ['As it stands on your card.', 'As it stands'],
    ['Shots may go on at the same dose.', 'may go on'],
    ['Heartburn goes on even with acid medicine.', 'goes on'],
    ['Keep a written action plan, also at school.', ', also at'],
    ['Plan 1 to 4 hours for it.', 'Plan'],
    ['Five pores round its rim', 'round its'],
    ['Fax of Medical Center', 'Fax of'],
    ['Call 911 all the same.', 'all the same'],
    ['This shows when pollen comes on top.', 'comes on top'],
    ['A sugar in the meat of mammals', 'meat of mammals'],
    ['Epinephrine first, then the call.', 'then the call'],
    ['The pan is too quick. So are goods baked too short.', '. So are g'],
  ])('finds it in %s', (text, words) => expect(found(text)).toEqual([words]));

  it.each([
    'Hold your breath for 10 seconds.',
    'Hold the inhaler upright, and hold still.',
    'At the end of each week, write how it was.',
    'Afterward you wait with us.',
    'Tests can go on the back.',
    'The scope goes on to the throat.',
    'Hives, also called welts, itch.',
    'It is green all year round.',
    'Plan on 1 to 4 hours.',
    'Do not stand or walk.',
    'They are all the same height.',
  ])('finds none in %s', (text) => expect(found(text)).toEqual([]));
});
