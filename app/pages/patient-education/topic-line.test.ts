import { expect, test } from 'vitest';
import { conditions, services } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { languages } from '#app/site/language.ts';
import { longestLine, topicLine } from './topic-line.ts';

test('a topic is told from its neighbours by lay words that its title does not say, as many as a phone’s line holds', () => {
  const asthma = { title: 'Asthma', keywords: ['asthma', 'wheezing', 'tight chest', 'short of breath'] };
  expect(topicLine(asthma)).toBe('Wheezing, tight chest');
  const food = { title: 'Food Allergies', keywords: ['food allergy', 'peanut', 'a word that is longer than the line'] };
  expect(topicLine(food)).toBe('Peanut');
  expect(topicLine({ title: 'Hives', keywords: ['hives'] })).toBe('');
});

test('every topic has such a line in both languages', () => {
  for (const language of languages) {
    for (const topic of localized([...conditions(), ...services()], language)) {
      const line = topicLine(topic);
      expect(line, topic.title).not.toBe('');
      expect(line.length, line).toBeLessThanOrEqual(longestLine);
    }
  }
});
