import type { ComponentProps, ReactNode } from 'react';
import type { Language } from '#app/site/language.ts';
import { useLanguage, useWords } from './use-language.ts';
import { words } from './words.ts';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel' | 'hrefLang'> {
  readonly href: string;
  /** The linked page's language, if known; readers of the other language get a note. */
  readonly hrefLang?: Language;
  readonly children: ReactNode;
}

/** A link that leaves the site, in a new tab, without telling the other site where the visitor was. Screen readers announce the new tab. */
export function ExternalLink({ hrefLang, children, ...anchor }: ExternalLinkProps) {
  const w = useWords(words);
  const language = useLanguage();
  const foreign = hrefLang !== undefined && hrefLang !== language;
  return (
    <a {...anchor} hrefLang={hrefLang} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only">{` ${foreign ? w.newTabForeign : w.newTab}`}</span>
    </a>
  );
}
