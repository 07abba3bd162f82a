import { useContext } from 'react';
import { Link, useLocation } from 'react-router';
import { languageNames, languages, otherLanguage } from '#app/site/language.ts';
import { alternateOf } from '#app/site/paths.ts';
import { ReplacesStep } from '#app/ui/replaces-step.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useLanguage } from '#app/ui/use-language.ts';

/**
 * The link to the page's alternate. Query and hash are unknown when the page is prerendered: the script in the page adds
 * them to links marked `data-alternate` (app/browser/page-actions.ts), React once it is hydrated. A tap between the two follows the
 * address in the page, which has them; the router's own would lose them.
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
 * The other language, named in itself and always in sight: a visitor who cannot read the page cannot find a
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

/** Both languages side by side, the present one marked: the toggle of the settings menu. */
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
