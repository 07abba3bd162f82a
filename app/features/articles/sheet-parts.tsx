import type { WordsIn } from '#app/site/language.ts';
import type { SpecialParts } from '#app/ui/prose.tsx';
import type { words } from '#app/parts/article/words.ts';

/** The parts of an article as a sheet of paper shows them: everything open, nothing to press. */
export function sheetParts(w: WordsIn<typeof words>): SpecialParts {
  const careTitles = { '911': w.care911, today: w.careToday, visit: w.careVisit };
  return {
    care: ({ attributes }, children) => (
      <div>
        <h3 className="text-xl">{careTitles[String(attributes.level) as keyof typeof careTitles]}</h3>
        {children}
      </div>
    ),
    question: ({ attributes }, children) => (
      <div>
        <p className="font-semibold">{String(attributes.ask)}</p>
        {children}
      </div>
    ),
    myth: ({ attributes }, children) => (
      <div>
        <p className="text-quiet">“{String(attributes.says)}”</p>
        {children}
      </div>
    ),
    step: ({ attributes }, children) => (
      <div>
        <h3 className="text-xl">
          {String(attributes.title)}
          {attributes.time !== undefined && ` (${attributes.time})`}
        </h3>
        {children}
      </div>
    ),
    word: ({ attributes }, children) => (
      <p>
        <strong lang="en">{String(attributes.english)}</strong> · <strong lang="es">{String(attributes.spanish)}</strong>: {children}
      </p>
    ),
    cite: () => null,
  };
}
