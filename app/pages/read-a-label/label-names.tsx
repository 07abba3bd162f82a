import type { FoodId } from '#app/content/kit/kit.schema.ts';
import { FoodDrawing } from '#app/parts/kit/food-drawing.tsx';
import { type Bilingual, languages } from '#app/site/language.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

export interface LabelFood {
  readonly id: FoodId;
  readonly name: string;
  /** Its words on packages in English and in Spanish. */
  readonly words: Bilingual;
}

interface LabelNamesProps {
  readonly title: string;
  readonly foods: readonly LabelFood[];
}

/** Each of the nine foods with its drawing, and the words for it on packages in both languages. */
export function LabelNames({ title, foods }: LabelNamesProps) {
  const w = useWords(words);
  return (
    <section aria-labelledby="names" className="mx-auto max-w-page px-5 pt-6 md:px-8 print:px-0 print:pt-2">
      <h2 id="names">{title}</h2>
      <ul className="mt-3 grid gap-x-12 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-x-6 print:text-[9pt] print:leading-tight">
        {foods.map(({ id, name, words: onPackages }) => (
          <li key={id} className="flex gap-3 border-t border-line py-3 print:break-inside-avoid print:py-1">
            <FoodDrawing food={id} className="size-8 shrink-0" />
            <div>
              <h3 className="text-lg print:text-[10pt]">{name}</h3>
              <dl>
                {languages.map((language) => (
                  <div key={language}>
                    <dt className="inline text-quiet">{w[language]}:</dt>{' '}
                    <dd lang={language} className="inline">
                      {onPackages[language]}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
