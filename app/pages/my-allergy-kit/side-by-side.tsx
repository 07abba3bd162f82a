import type { ReactNode } from 'react';
import { type Language, languages } from '#app/site/language.ts';
import { InLanguage } from '#app/ui/use-language.ts';

interface SideBySideProps {
  readonly shown?: readonly Language[];
  readonly className?: string;
  readonly children: (language: Language) => ReactNode;
}

/** A card in English and in Spanish beside it, or below it where there is no room. */
export function SideBySide({ shown = languages, className = '', children }: SideBySideProps) {
  return (
    <div className={`grid gap-6 md:auto-cols-fr md:grid-flow-col print:auto-cols-fr print:grid-flow-col print:gap-[6mm] ${className}`}>
      {shown.map((language) => (
        <InLanguage key={language} value={language}>
          <div lang={language} className="min-w-0">
            {children(language)}
          </div>
        </InLanguage>
      ))}
    </div>
  );
}
