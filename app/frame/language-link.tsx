import { useContext } from 'react';
import { Link, useLocation } from 'react-router';
import { languageNames, languages, otherLanguage } from '#app/site/language.ts';
import { alternateOf } from '#app/site/paths.ts';
import { ReplacesStep } from '#app/ui/replaces-step.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useLanguage } from '#app/ui/use-language.ts';

/**
 * The props of a link to the page in the other language. The prerender does not know query and hash: app/browser/page-actions.ts adds them
 * to links marked `data-alternate`, and React does so once hydrated. Until then the link loads a document, because the router would follow
 * the prerendered address without them.
 */
function useAlternate() {
  const location = useLocation();
  const hydrated = useHydrated();
  return {
    to: alternateOf(hydrated ? location : { pathname: location.pathname }),
    reloadDocument: !hydrated,
    'data-alternate': true,
  } as const;
}

/**
 * The link to the other language, named in that language and always in sight, because a visitor who cannot read the page cannot find a
 * setting. Keeps query and hash.
 */
export function LanguageLink({ className }: { readonly className?: string }) {
  const other = otherLanguage(useLanguage());
  const alternate = useAlternate();
  const replace = useContext(ReplacesStep);
  return (
    <Link {...alternate} replace={replace} hrefLang={other} lang={other} className={className}>
      {languageNames[other]}
    </Link>
  );
}

/** The choice of language in the settings menu: both languages side by side, the current one marked. */
export function LanguageChoice() {
  const here = useLanguage();
  const alternate = useAlternate();
  const replace = useContext(ReplacesStep);
  return (
    <ul className="flex flex-wrap gap-2">
      {languages.map((language) => (
        <li key={language}>
          {language === here ? (
            <span className="choice" aria-current="true">
              {languageNames[language]}
            </span>
          ) : (
            <Link {...alternate} replace={replace} hrefLang={language} lang={language} className="choice">
              {languageNames[language]}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
