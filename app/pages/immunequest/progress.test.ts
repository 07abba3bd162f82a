import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quests as questRecords } from '#app/content/kids/kids.server.ts';
import { boxCount, boxesDone, dayCount, isWon, parseProgress, toggleDay } from './progress.ts';

const quests = fc.constantFrom('sleep', 'move', 'plan');
const days = fc.integer({ min: 0, max: dayCount - 1 });

describe('checking days', () => {
  it('checks and unchecks, in order and each once', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(quests, days)), (taps) => {
        const progress = taps.reduce((now, [quest, day]) => toggleDay(now, quest, day), parseProgress(null));
        for (const [quest, checked] of Object.entries(progress)) {
          const odd = Array.from({ length: dayCount }, (_, day) => day).filter(
            (day) => taps.filter(([q, d]) => q === quest && d === day).length % 2 === 1,
          );
          expect(checked).toEqual(odd);
        }
      }),
    );
  });

  it('wins the badge with the seventh day', () => {
    const six = [0, 1, 2, 3, 4, 5].reduce((now, day) => toggleDay(now, 'sleep', day), parseProgress(null));
    expect([boxesDone(six, 'sleep', dayCount).length, isWon(six, 'sleep', dayCount)]).toEqual([6, false]);
    expect(isWon(toggleDay(six, 'sleep', 6), 'sleep', dayCount)).toBe(true);
    expect(isWon(six, 'move', dayCount)).toBe(false);
  });

  it('wins each quest of the site with the boxes it has, a step being a box where days make no sense', () => {
    for (const quest of questRecords()) {
      const count = boxCount({ boxes: quest.boxes, steps: quest.steps.en });
      expect(count, quest.id).toBe(quest.id === 'shield' ? 3 : dayCount);
      const all = Array.from({ length: count }, (_, box) => box).reduce((now, box) => toggleDay(now, quest.id, box), parseProgress(null));
      expect(isWon(all, quest.id, count), quest.id).toBe(true);
    }
    // Seven boxes from when the quest had seven count as its three.
    expect(isWon(parseProgress('{"shield":[0,1,2,3,4,5,6]}'), 'shield', 3)).toBe(true);
  });
});

describe('what was stored', () => {
  it('comes back as it was', () => {
    const progress = toggleDay(toggleDay({}, 'sleep', 4), 'sleep', 2);
    expect(parseProgress(JSON.stringify(progress))).toEqual({ sleep: [2, 4] });
  });

  it('is left out where it is damaged', () => {
    expect(parseProgress('{"sleep":[1,1,9,-1,"2",0.5,3],"move":"all","plan":[]}')).toEqual({ sleep: [1, 3] });
    for (const text of ['', '{', 'null', '[1]', '3']) expect(parseProgress(text)).toEqual({});
  });

  it('never breaks the page, whatever it is', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseProgress(text)));
  });
});
