import { useRef, useState } from 'react';
import { type FactTopic, factTopics } from '#app/content/kids/fact-topics.ts';
import { funFacts } from '#app/content/kids/kids.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { words as kidsWords } from '#app/parts/kids/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { FactCard } from './fact-card.tsx';
import { surprisePlace } from './fact-order.ts';
import styles from './fun-facts.css?url';
import { words } from './words.ts';

export const loader = pageLoader(({ language }) => ({ facts: localized(funFacts(), language) }));

const choices = ['all', ...factTopics] as const;

/** Fun facts on cards to turn over, from all topics or one. */
export default function FunFacts({ loaderData: { title, facts } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const k = useWords(kidsWords);
  const [topic, setTopic] = useState<FactTopic | 'all'>('all');
  const surprised = useRef(-1);
  const shown = facts.filter((fact) => topic === 'all' || fact.topic === topic);

  function surprise() {
    surprised.current = surprisePlace(surprised.current, shown.length, Math.random());
    const card = document.getElementById(`fact-${shown[surprised.current]?.id}`);
    const details = card?.querySelector('details');
    if (!details) return;
    details.open = true;
    details.querySelector('summary')?.focus();
    card?.scrollIntoView({ block: 'center' });
  }

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="medium" />
      <PageHeading title={title} lead={w.lead} />
      <section aria-label={w.cards} className="mx-auto max-w-page px-5 py-6 md:px-8 print:px-0">
        <div className="needs-script print:hidden">
          <fieldset>
            <legend className="sr-only">{w.filter}</legend>
            <div className="flex flex-wrap gap-2">
              {choices.map((choice) => (
                <label key={choice} className="choice min-h-12 has-checked:border-2 has-checked:bg-mist has-checked:font-bold">
                  <input
                    type="radio"
                    name="topic"
                    className="size-5 accent-oak"
                    checked={topic === choice}
                    onChange={() => setTopic(choice)}
                  />
                  {w[choice]}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <button type="button" className="kz-big-button" onClick={surprise}>
              <Icon name="fun-facts" />
              {w.surprise}
            </button>
            <p role="status">{w.shown(shown.length)}</p>
          </div>
        </div>
        <ul className="fact-cards">
          {facts.map((fact) => (
            <FactCard key={fact.id} fact={fact} hidden={topic !== 'all' && fact.topic !== topic} />
          ))}
        </ul>
        <p className="mt-8 print:hidden">
          <PageLink to="kids-zone" className="kz-plain-button">
            {k.backToZone}
          </PageLink>
        </p>
      </section>
    </>
  );
}
