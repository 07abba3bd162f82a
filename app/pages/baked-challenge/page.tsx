import { emergencyCard as cardOf } from '#app/content/emergency/emergency.server.ts';
import { bakedChallenge } from '#app/content/recipes/recipes.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { SignedLine } from '#app/parts/article/review-line.tsx';
import { CompactEmergencyCard } from '#app/parts/emergency-card/compact-emergency-card.tsx';
import { EmergencyLink } from '#app/parts/recipe/emergency-link.tsx';
import { words } from '#app/parts/recipe/words.ts';
import type { IconName } from '#app/site/icon-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';

export const loader = pageLoader(({ language }) => ({
  challenge: localized(bakedChallenge(), language),
  emergencyCard: cardOf('anaphylaxis', language),
}));

function IconList({ items, icon, colour }: { readonly items: readonly string[]; readonly icon: IconName; readonly colour: string }) {
  return (
    <ul className="mt-3 grid gap-2 print:mt-1 print:gap-0">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name={icon} className={`icon mt-1 print:mt-0 ${colour}`} />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Explains a baked challenge and how to get ready; the warning comes first. */
export default function BakedChallenge({ loaderData: { title, challenge, emergencyCard } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { draft, signed, warning, what, postpone, bring, before, questions } = challenge;
  const recipes = [
    { to: 'baked-milk-recipe', name: w.milkCard, open: w.openMilk },
    { to: 'baked-egg-recipe', name: w.eggCard, open: w.openEgg },
  ] as const;
  return (
    <div className="print-recipe">
      <PageHeading title={title} lead={<span className="print:hidden">{w.challengeLead}</span>}>
        <EmergencyLink />
        <div className="mt-3 grid max-w-3xl gap-4 print:mt-2 print:max-w-none print:*:py-1 print:grid-cols-[3fr_2fr] print:gap-2">
          <Notice icon="warning" tone="alarm" title={warning.title}>
            <p>{warning.text}</p>
          </Notice>
          {draft && (
            <Notice tone="draft" title={w.draftChallengeTitle}>
              <p>{w.draftChallengeText}</p>
            </Notice>
          )}
          <SignedLine signed={signed} />
        </div>
      </PageHeading>
      <Section id="what" title={w.whatTitle}>
        <div className="grid max-w-3xl gap-4 print:max-w-none print:gap-1">
          {what.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <div className="screen-only">
        <Section id="recipes" title={w.recipesTitle} lead={w.recipesLead} tinted>
          <ul className="grid gap-6 sm:grid-cols-2">
            {recipes.map(({ to, name, open }) => (
              <li key={to} className="card flex flex-wrap items-center gap-5 p-6">
                <Icon name="baked-challenge-recipes" className="icon size-12 text-oak" />
                <div className="min-w-0 flex-1">
                  <h3>{name}</h3>
                  <PageLink to={to} className="mt-2 inline-flex min-h-11 items-center font-semibold">
                    {open}
                  </PageLink>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <div className="mx-auto grid max-w-page items-start gap-6 px-5 pt-section md:grid-cols-2 md:px-8 print:grid-cols-2 print:gap-3 print:p-0">
        <section className="card p-6 print:p-2">
          <h2 className="text-2xl">{w.postponeTitle}</h2>
          <p className="mt-2 font-semibold print:mt-0">{w.postponeLead}</p>
          <IconList items={postpone} icon="calendar" colour="text-alarm" />
        </section>
        <section className="card p-6 print:p-2">
          <h2 className="text-2xl">{w.bringTitle}</h2>
          <IconList items={bring} icon="check" colour="text-oak" />
          <h2 className="mt-6 text-2xl print:mt-2">{w.beforeTitle}</h2>
          <p className="mt-2 print:mt-0">{before}</p>
        </section>
      </div>
      <Section id="questions" title={w.questionsTitle}>
        <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2 print:grid-cols-2 print:gap-x-5 print:gap-y-1">
          {questions.map(({ ask, answer }) => (
            <div key={ask}>
              <dt className="font-semibold">{ask}</dt>
              <dd className="mt-1 text-quiet print:mt-0 print:text-black">{answer}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-10 print:mt-2 print-small-card">
          <CompactEmergencyCard card={emergencyCard} briefOnPaper />
        </div>
        <nav aria-label={w.moreTitle} className="mt-10 print:hidden">
          <ul className="flex flex-wrap gap-3">
            <li>
              <PageLink to="service/food-challenges" className="choice bg-card">
                {w.aboutChallenges}
              </PageLink>
            </li>
            <li>
              <PageLink to="medications-to-avoid" className="choice bg-card">
                {w.medicines}
              </PageLink>
            </li>
          </ul>
        </nav>
      </Section>
    </div>
  );
}
