import type { Quest } from '#app/content/kids/kids.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import type { WordsIn } from '#app/site/language.ts';
import { boxCount, boxesDone, type Progress } from './progress.ts';
import type { words } from './words.ts';

/** Returns the progress as a text file: the day it was written, then a line for each quest. */
export function progressText(
  quests: readonly Localized<Quest>[],
  progress: Progress,
  w: Pick<WordsIn<typeof words>, 'done' | 'stepsDone'>,
  day: string,
): string {
  const lines = quests.map((quest) => {
    const count = boxCount(quest);
    const done = boxesDone(progress, quest.id, count);
    const each = done.length > 0 ? ` (${done.map((box) => box + 1).join(', ')})` : '';
    return `${quest.title}: ${(quest.boxes === 'steps' ? w.stepsDone : w.done)(done.length, count)}${each}`;
  });
  return ['ImmuneQuest', day, '', ...lines, ''].join('\n');
}
