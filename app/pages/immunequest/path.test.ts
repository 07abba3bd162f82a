import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quests } from '#app/content/kids/kids.server.ts';
import { emptyPlan, localDay, nextStone, parsePlan, questsOnPath, stoneCount, weekCount, withQuest } from './path.ts';
import { dayCount, parseProgress, toggleDay } from './progress.ts';

const ids = quests()
  .filter(({ boxes }) => boxes === 'days')
  .map(({ id }) => id);

describe('the path', () => {
  it('has 28 stones, and more quests to choose from than weeks', () => {
    expect(stoneCount).toBe(28);
    expect(ids.length).toBeGreaterThan(weekCount);
  });

  it('begins with the quests that an earlier visit had begun, whatever is stored beside them', () => {
    const before = parseProgress('{"bubbles":[0,1],"shield":[0],"plan":[6]}');
    expect(questsOnPath(emptyPlan, before, ids)).toEqual(['bubbles', 'plan', 'sleep', 'rainbow']);
    expect(questsOnPath(parsePlan('{"quests":["labels","unheard-of"]}'), before, ids)).toEqual(['labels', 'bubbles', 'plan', 'sleep']);
  });

  it('leads over every stone once, in order, to the castle', () => {
    const path = questsOnPath(emptyPlan, {}, ids);
    let progress = parseProgress(null);
    const steps: number[] = [];
    for (let stone = nextStone(path, progress); stone; stone = nextStone(path, progress)) {
      steps.push(stone.week * dayCount + stone.day);
      progress = toggleDay(progress, path[stone.week] ?? '', stone.day);
    }
    expect(steps).toEqual(Array.from({ length: stoneCount }, (_, place) => place));
  });

  it('keeps four different quests when one is changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: weekCount - 1 }), fc.constantFrom(...ids), (week, quest) => {
        const path = withQuest(questsOnPath(emptyPlan, {}, ids), week, quest);
        expect(path[week]).toBe(quest);
        expect(new Set(path).size).toBe(weekCount);
      }),
    );
  });
});

describe('the stored plan', () => {
  it('comes back as it was, and is mended where it is damaged', () => {
    const plan = { quests: ['move', 'sleep'], age: 'young', last: '2026-11-25' } as const;
    expect(parsePlan(JSON.stringify(plan))).toEqual(plan);
    expect(parsePlan('{"quests":[1,"move","move"],"age":"baby","last":"soon"}')).toEqual({
      quests: ['move'],
      age: 'school',
      last: undefined,
    });
    for (const text of [null, '', '{', 'null', '3']) expect(parsePlan(text)).toEqual(emptyPlan);
  });
});

it('tells days by the device’s own calendar', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
