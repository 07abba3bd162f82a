import { pollenGrains } from '#app/content/kids/kids.server.ts';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { monthName } from '#app/lib/calendar-names.ts';
import { listInWords } from '#app/lib/list-in-words.ts';
import type { Language } from '#app/site/language.ts';
import { wordsIn } from '#app/site/language.ts';
import type { AlbumCard } from './album-cards.tsx';
import { words } from './album-words.ts';

/** Returns the fifteen cards of the album in the order of the air chart, each with the months at its highest level. */
export function albumCards(language: Language): AlbumCard[] {
  const w = wordsIn(words, language);
  const grains = new Map(pollenGrains().map((grain) => [grain.id, grain]));
  return seasons().types.flatMap(({ id, kind, level }) => {
    const grain = grains.get(id);
    if (!grain) return [];
    const highest = Math.max(...level);
    const months = level.flatMap((one, at) => (one === highest ? [monthName(at + 1, language)] : []));
    const most = kind === 'indoor' || months.length > 6 ? w.allYear : w.most(listInWords(months, language));
    return [{ id, name: grain.name[language], line: grain.line[language], months: most }];
  });
}
