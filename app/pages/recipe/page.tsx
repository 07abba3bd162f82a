import { data } from 'react-router';
import { emergencyCard as cardOf } from '#app/content/emergency/emergency.server.ts';
import { recipeIds, recipe as recipeRecord } from '#app/content/recipes/recipes.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { type PageContext, pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { SignedLine } from '#app/parts/article/review-line.tsx';
import { CompactEmergencyCard } from '#app/parts/emergency-card/compact-emergency-card.tsx';
import { EmergencyLink } from '#app/parts/recipe/emergency-link.tsx';
import { words } from '#app/parts/recipe/words.ts';
import { FirstScreen } from '#app/ui/first-screen.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { IngredientTable } from './ingredient-table.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { recipeSchemaOf } from './recipe-schema.server.ts';
import { StepChecklist } from './step-checklist.tsx';
import { SwapLists } from './swap-lists.tsx';

/** Returns the recipe of the page at this address. */
function shownRecipe({ page, language }: PageContext) {
  const record = recipeIds.map((id) => recipeRecord(id)).find(({ pageId }) => pageId === page.id);
  if (!record) throw data(null, { status: 404 });
  return localized(record, language);
}

export const loader = pageLoader(
  (context) => ({ recipe: shownRecipe(context), emergencyCard: cardOf('anaphylaxis', context.language) }),
  (context) => ({ schemas: [recipeSchemaOf({ ...context, recipe: shownRecipe(context) })] }),
);

/** One muffin recipe: warnings, ingredients, what decides the dose, steps and swaps. Prints on one page, draft line by the warnings. */
export default function RecipePage({ loaderData: { title, recipe, emergencyCard } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { allergen, draft, signed, warnings, ingredients, steps, allowed, forbidden } = recipe;
  return (
    <div className="print-recipe">
      <PageHeading title={title} lead={<span className="max-md:hidden print:hidden">{allergen === 'milk' ? w.milkLead : w.eggLead}</span>}>
        <EmergencyLink />
      </PageHeading>
      <div className="mx-auto grid max-w-page gap-8 px-5 pt-3 pb-8 max-md:gap-5 md:px-8 print:gap-1.5 print:p-0">
        <FirstScreen>
          <div className="contents print:grid print:*:py-1 print:grid-cols-[3fr_2fr] print:items-start print:gap-2">
            <Notice icon="warning" tone="alarm" title={w.warningsTitle}>
              <ul className="list-disc ps-5">
                {warnings.map((warning) => (
                  <li key={warning}>{warning}</li>
                ))}
              </ul>
            </Notice>
            {draft && (
              <div className="order-1">
                <Notice tone="draft" title={w.draftRecipeTitle}>
                  <p>{w.draftRecipeText}</p>
                </Notice>
              </div>
            )}
            <SignedLine signed={signed} />
          </div>
          <section className="flex items-center gap-8 *:[dl]:flex-1">
            <h2 className="sr-only">{w.glanceTitle}</h2>
            <img
              src="/art/recipes/muffin.svg"
              alt=""
              width="100"
              height="100"
              decoding="async"
              className="screen-only size-28 flex-none max-md:hidden"
            />
            <RecipeFacts {...recipe} />
          </section>
          <section>
            <h2 className="mb-2 print:sr-only">{w.ingredientsTitle}</h2>
            <div className="grid items-start gap-x-12 gap-y-8 grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] print:grid-cols-[5fr_7fr] print:gap-x-5">
              <IngredientTable title={w.dry} ingredients={ingredients.dry} />
              <IngredientTable title={w.wet} ingredients={ingredients.wet} />
            </div>
          </section>
        </FirstScreen>
        <div className="order-1 grid gap-8 *:min-w-0 lg:grid-cols-[3fr_2fr] print:grid-cols-2 print:gap-4">
          <section className="min-w-0">
            <h2>{w.stepsTitle}</h2>
            <p className="lead mt-2 mb-4 print:hidden">{w.stepsLead}</p>
            <StepChecklist steps={steps} />
          </section>
          <SwapLists allowed={allowed} forbidden={forbidden} />
        </div>
        <div className="screen-only order-1 flex flex-wrap gap-3">
          <PrintButton className="btn btn-primary">{w.print}</PrintButton>
          <PageLink to="baked-challenge-recipes" className="btn btn-secondary">
            {w.backToChallenge}
          </PageLink>
        </div>
        <div className="print-small-card order-1">
          <CompactEmergencyCard card={emergencyCard} briefOnPaper />
        </div>
      </div>
    </div>
  );
}
