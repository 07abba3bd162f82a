import { describe, expect, it } from 'vitest';
import { isChildrensContent } from './childrens-content.ts';

describe('isChildrensContent', () => {
  it.each(['app/parts/games/words.ts', 'content/fun-facts.yaml', 'content/kids/quiz.yaml', 'content/kids-zone.yaml'])(
    'takes %s',
    (path) => {
      expect(isChildrensContent(path)).toBe(true);
    },
  );
  it.each(['app/parts/hours/words.ts', 'content/conditions/asthma/es.mdoc', 'content/kidney.yaml'])('leaves %s', (path) => {
    expect(isChildrensContent(path)).toBe(false);
  });
});
