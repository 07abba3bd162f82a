import { Link } from 'react-router';
import { otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { Results } from './results.ts';
import { words } from './words.ts';

interface OtherLanguageOfferProps {
  readonly offer: NonNullable<Results['otherLanguage']>;
  readonly query: string;
}

/** For visitors who typed in the other language: its best page, and its search. */
export function OtherLanguageOffer({ offer, query }: OtherLanguageOfferProps) {
  const w = useWords(words);
  const other = otherLanguage(useLanguage());
  return (
    <p lang={other} className="mt-3 flex flex-wrap gap-x-6">
      <Link to={pathOf(offer.page, other)} hrefLang={other} className="inline-flex min-h-11 items-center font-semibold">
        {w.offer(offer.title)}
      </Link>
      <Link
        to={{ pathname: pathOf('search', other), search: `?${new URLSearchParams({ q: query })}` }}
        hrefLang={other}
        className="inline-flex min-h-11 items-center"
      >
        {w.offerSearch}
      </Link>
    </p>
  );
}
