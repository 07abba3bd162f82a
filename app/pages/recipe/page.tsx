import type { Localized } from '#app/content/localized.ts';
import type { Recipe } from '#app/content/schema/recipe.ts';
import { EmergencyCard } from '#app/parts/emergency-card/emergency-card.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { EmergencyLink, oneSheet } from '#app/parts/recipe/emergency-link.tsx';
import { IngredientTable } from './ingredient-table.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { StepChecklist } from './step-checklist.tsx';
import { SwapLists } from './swap-lists.tsx';
import { words } from '#app/parts/recipe/words.ts';

interface RecipePageProps {
  readonly title: string;
  readonly recipe: Localized<Recipe>;
}

/** One muffin: warnings first, then what decides the dose, ingredients, steps and swaps. Prints on one page. */
export function RecipePage({ title, recipe }: RecipePageProps) {
  const w = useWords(words);
  const { allergen, draft, warnings, ingredients, steps, allowed, forbidden } = recipe;
  return (
    <div className={oneSheet}>
      <PageHeading title={title} lead={<span className="print:hidden">{allergen === 'milk' ? w.milkLead : w.eggLead}</span>}>
        <EmergencyLink />
      </PageHeading>
      <div className="mx-auto grid max-w-6xl gap-8 px-5 py-8 md:px-8 print:gap-1.5 print:p-0">
        <div className="grid max-w-3xl gap-4 print:max-w-none print:*:py-1 print:grid-cols-[3fr_2fr] print:items-start print:gap-2">
          <Notice icon="warning" tone="alarm" title={w.warningsTitle}>
            <ul className="list-disc ps-5">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Notice>
          {draft && (
            <Notice icon="document" title={w.draftRecipeTitle}>
              <p>{w.draftRecipeText}</p>
            </Notice>
          )}
        </div>
        <section>
          <h2 className="mb-4 print:sr-only">{w.glanceTitle}</h2>
          <RecipeFacts {...recipe} />
        </section>
        <section>
          <h2 className="mb-4 print:sr-only">{w.ingredientsTitle}</h2>
          <div className="grid items-start gap-x-12 gap-y-8 grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] print:grid-cols-[5fr_7fr] print:gap-x-5">
            <IngredientTable title={w.dry} ingredients={ingredients.dry} />
            <IngredientTable title={w.wet} ingredients={ingredients.wet} />
          </div>
        </section>
        <div className="grid gap-8 *:min-w-0 lg:grid-cols-[3fr_2fr] print:grid-cols-2 print:gap-4">
          <section className="min-w-0">
            <h2>{w.stepsTitle}</h2>
            <p className="lead mt-2 mb-4 print:hidden">{w.stepsLead}</p>
            <StepChecklist steps={steps} />
          </section>
          <SwapLists allowed={allowed} forbidden={forbidden} />
        </div>
        <div className="screen-only flex flex-wrap gap-3">
          <button type="button" className="btn btn-primary needs-script" onClick={() => print()}>
            <Icon name="printer" />
            {w.print}
          </button>
          <PageLink to="baked-challenge-recipes" className="btn btn-secondary">
            {w.backToChallenge}
          </PageLink>
        </div>
        <div className="print:text-[8pt] print:[&_*]:mt-0 print:[&_.btn]:min-h-0 print:[&_.btn]:p-0 print:[&_ol]:gap-0 print:[&_section]:max-w-none print:[&_section]:p-1.5">
          <EmergencyCard kind="anaphylaxis" />
        </div>
      </div>
    </div>
  );
}
