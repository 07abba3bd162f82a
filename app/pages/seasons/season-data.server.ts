import { calendarHelps, seasons } from '#app/content/seasons/seasons.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { words } from '#app/parts/seasons/words.ts';
import { type Language, localeTags } from '#app/site/language.ts';

/** Returns the page's records in one language, without what only the approving physician needs. */
export function seasonData(language: Language) {
  const all = seasons();
  const { draft = false, signed, note, types, helps, months, cedarFever, count } = all;
  const statements = [
    ...types.flatMap(({ short, from, levelFrom }) => [...from, ...levelFrom].map((source) => ({ source, name: short }))),
    ...helps.flatMap(({ from }) => from.map((source) => ({ source, name: words.helps }))),
    ...cedarFever.flatMap(({ from }) => from.map((source) => ({ source, name: words.feverTitle }))),
    ...count.from.map((source) => ({ source, name: words.countTitle })),
  ];
  const list = new Intl.ListFormat(localeTags[language], { type: 'unit' });
  /** The parts that rest on a source. */
  const supported = (id: string) => [...new Set(statements.filter(({ source }) => source === id).map(({ name }) => name[language]))];
  const sources = all.sources
    .filter(({ shown }) => shown)
    .map(({ shown, ...source }) => {
      const { note, ...shownSource } = localized(source, language);
      const rests = words.sourceFor[language](list.format(supported(source.id)));
      return { ...shownSource, note: note ? `${rests} ${note}` : rests };
    });
  const texts = {
    ...(signed && { signed }),
    note,
    types: types.map(({ id, kind, name, short, level, about, articles }) => ({ id, kind, name, short, level, about, articles })),
    helps: helps.map(({ id, text }) => ({ id, text })),
    calendarHelps: calendarHelps(),
    months,
    cedarFever: cedarFever.map(({ text }) => text),
    count: count.text,
  };
  return { draft, sources, ...localized(texts, language) };
}

export type SeasonData = ReturnType<typeof seasonData>;
export type ShownType = SeasonData['types'][number];
