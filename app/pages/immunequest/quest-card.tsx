import type { Quest } from '#app/content/kids/kids.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { Badge } from '#app/parts/kids/emblems.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { boxCount } from './progress.ts';
import { QuestBoxes } from './quest-boxes.tsx';
import { words } from './words.ts';

interface QuestCardProps {
  readonly quest: Localized<Quest>;
  readonly checked: readonly number[];
  readonly onToggle: (box: number) => void;
  readonly pollenUrl: string;
}

const ageGroups = ['young', 'school', 'older'] as const;

/** One quest: what to do, its boxes and, folded away, the task for each age, how to do it, a fact and the parents' note. */
export function QuestCard({ quest, checked, onToggle, pollenUrl }: QuestCardProps) {
  const w = useWords(words);
  const { id, emblem, title, mission, boxes, ages, steps, fact, source, forParents, link } = quest;
  const count = boxCount(quest);
  const byStep = boxes === 'steps';
  const names = byStep ? steps : Array.from({ length: count }, (_, day) => w.day(day + 1));
  const won = checked.length === count;
  return (
    <li className="card p-5 md:p-6">
      <div className="flex flex-wrap items-start gap-4">
        <Badge emblem={emblem} won={won} className="size-20 flex-none md:size-24" />
        <div className="min-w-0 flex-1 basis-[7em]">
          <h3 id={`quest-${id}`}>{title}</h3>
          <p className="mt-1">{mission}</p>
        </div>
      </div>
      <div className="mt-4">
        <QuestBoxes title={title} names={names} checked={checked} onToggle={onToggle} />
      </div>
      <p role="status" className="mt-2 min-h-7 font-semibold text-oak plain:hidden">
        {won ? w.won : (byStep ? w.stepsDone : w.done)(checked.length, count)}
      </p>
      <details className="group mt-1 border-t border-line">
        <summary className="flex min-h-12 items-center justify-between font-semibold">
          {w.steps}
          <Icon name="chevron-down" className="icon group-open:rotate-180" />
        </summary>
        <ul className={`grid gap-1.5 ps-5 ${byStep ? 'list-decimal' : 'list-disc'}`}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <dl className="mt-4 grid gap-1.5">
          {ageGroups.map((age) => (
            <div key={age}>
              <dt className="inline font-semibold">{w[age]}: </dt>
              <dd className="inline">{ages[age]}</dd>
            </div>
          ))}
        </dl>
        {id === 'detective' && (
          <p className="mt-3">
            <ExternalLink href={pollenUrl} hrefLang="en">
              {w.pollenToday}
            </ExternalLink>
          </p>
        )}
        {fact && source && (
          <div className="mt-4 rounded-card bg-mist p-4">
            <p>
              <strong>{w.fact}</strong> {fact}
            </p>
            <p className="mt-1 text-base text-quiet">
              {w.source}:{' '}
              <ExternalLink href={source.url} hrefLang="en">
                {source.title}
              </ExternalLink>
            </p>
          </div>
        )}
        <p className="mt-4 text-base">
          <strong>{w.forParents}:</strong> {forParents}{' '}
          {link && (
            <PageLink to={link} className="together">
              {w.readOn}
            </PageLink>
          )}
        </p>
      </details>
    </li>
  );
}
