import type { ReactNode } from 'react';
import { type Language, otherLanguage } from '#app/site/language.ts';
import { InLanguage, useLanguage } from '#app/ui/use-language.ts';

interface SideBySideProps {
  readonly shown?: readonly Language[];
  /** The only language a screen shows, if it can be changed. */
  readonly front?: Language;
  readonly children: (language: Language) => ReactNode;
}

/** A card in both languages, the reader’s own first, side by side or, in narrow windows, stacked. */
export function SideBySide({ shown, front, children }: SideBySideProps) {
  const own = useLanguage();
  return (
    <div className="kit-sides">
      {(shown ?? [own, otherLanguage(own)]).map((language) => (
        <InLanguage key={language} value={language}>
          <div lang={language} className={front && language !== front ? 'kit-back' : undefined}>
            {children(language)}
          </div>
        </InLanguage>
      ))}
    </div>
  );
}
