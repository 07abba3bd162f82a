import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { DriftingGrain } from '#app/ui/drifting-grain.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { OtherLanguageOffer } from './other-language-offer.tsx';
import { ResultList } from './result-list.tsx';
import type { Results } from './results.ts';
import { words } from './words.ts';

interface SearchResultsProps {
  readonly results: Results;
  readonly query: string;
}

/** The results, or whom to ask if there are none. */
export function SearchResults({ results, query }: SearchResultsProps) {
  const w = useWords(words);
  return (
    <>
      {results.otherLanguage && <OtherLanguageOffer offer={results.otherLanguage} query={query} />}
      <ResultList groups={results.groups} />
      {results.count === 0 && (
        <div className="mt-4 max-w-2xl rounded-card bg-mist p-6">
          <p className="mb-2">{w.noneText}</p>
          <OfficePhones />
          <DriftingGrain />
        </div>
      )}
    </>
  );
}
