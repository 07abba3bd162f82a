import type { ReactNode } from 'react';
import { type Language, languages } from '#app/site/language.ts';
import { InLanguage } from '#app/ui/use-language.ts';

interface SideBySideProps {
  readonly shown?: readonly Language[];
  readonly children: (language: Language) => ReactNode;
}

/** A card in English and in Spanish beside it, or below it where there is no room. */
export function SideBySide({ shown = languages, children }: SideBySideProps) {
  return (
    <div className="kit-sides">
      {shown.map((language) => (
        <InLanguage key={language} value={language}>
          <div lang={language}>{children(language)}</div>
        </InLanguage>
      ))}
    </div>
  );
}
