import { localeTags } from '#app/site/language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { SeasonData } from './season-data.server.ts';
import { words } from './words.ts';

/** Where each statement comes from. */
export function SeasonSources({ sources }: { readonly sources: SeasonData['sources'] }) {
  const w = useWords(words);
  const list = new Intl.ListFormat(localeTags[useLanguage()], { type: 'unit' });
  return (
    <ul className="grid list-disc gap-1 ps-6 text-base md:columns-2 md:block md:gap-8">
      {sources.map(({ id, publisher, title, url, date, supports }) => (
        <li key={id} className="break-inside-avoid">
          {publisher}
          {date && ` (${date})`}.{' '}
          <ExternalLink href={url} newTabNote={w.newTab}>
            <span lang="en">{title}</span>
          </ExternalLink>
          . <span className="text-quiet">{w.sourceFor(list.format(supports))}</span>
        </li>
      ))}
    </ul>
  );
}
