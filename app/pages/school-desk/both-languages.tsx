import { lazy, Suspense } from 'react';
import { type Bilingual, type Language, languageNames, otherLanguage } from '#app/site/language.ts';
import { Icon } from '#app/ui/icon.tsx';
import { InLanguage } from '#app/ui/use-language.ts';
import type { Kind, SheetData } from './sheet-data.ts';

/** This code loads after the form and the tiles; the sheets' data is part of the page. */
const SchoolSheet = lazy(() => import('./school-sheet.tsx').then((module) => ({ default: module.SchoolSheet })));

interface BothProps {
  readonly kind: Kind;
  readonly data: Bilingual<SheetData>;
  /** The page's language, in which the sheet is filled in; the other sheet shows the same. */
  readonly language: Language;
}

/** A sheet to fill in and its copy in the other language, printed on the back. */
export function BothLanguages({ kind, data, language }: BothProps) {
  const other = otherLanguage(language);
  const sheetIn = (one: Language) => (
    <InLanguage value={one}>
      <div lang={one} className="mb-4 print:mb-0">
        <Suspense>
          <SchoolSheet kind={kind} isTyped={one === language} {...data[one]} titleId={`${kind}-${one}`} />
        </Suspense>
      </div>
    </InLanguage>
  );
  return (
    <>
      {sheetIn(language)}
      <details className="disclosure">
        <summary lang={other} className="print:hidden">
          {languageNames[other]}
          <Icon name="chevron-down" />
        </summary>
        {sheetIn(other)}
      </details>
    </>
  );
}
