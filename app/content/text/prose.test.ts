import { expect, it } from 'vitest';
import { type ProseElement, type ProseNode, plainText } from './prose.ts';

const element = (tag: ProseElement['tag'], ...children: ProseNode[]): ProseElement => ({ tag, attributes: {}, children });

it('sets no space around what stands within a line', () => {
  const line = element(
    'p',
    'Go to our ',
    element('page-link', 'emergency page'),
    ' (',
    element('strong', '911'),
    ')',
    element('cite'),
    '.',
  );
  expect(plainText([line])).toBe('Go to our emergency page (911).');
});

it('parts paragraphs and the lines of a list', () => {
  const list = element('ul', element('li', 'Hives'), element('li', 'A ', element('em', 'tight'), ' throat'));
  expect(plainText([element('p', 'Call 911 for:'), list])).toBe('Call 911 for: Hives A tight throat');
});
