import { actionText } from '#app/parts/medicines/action-text.ts';
import type { ListedClass, ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import { otherForms } from '#app/parts/medicines/other-forms.ts';
import type { Hit } from '#app/parts/medicines/search.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { GenericName } from './medication-names.tsx';
import { plannerWords } from './planner-words.ts';
import { type PlanControl, takenOf } from './use-plan.ts';
import { VerdictMark, verdictColour } from './verdict.tsx';
import { words } from './words.ts';

/** What to do with a medicine, in words, a drawing and a color. */
function ActionBadge({ action, days, tellUs }: Pick<ListedMedication, 'action' | 'days' | 'tellUs'>) {
  const language = useLanguage();
  return (
    <p className={`flex items-start gap-2 font-semibold ${verdictColour(action)} [&>.icon]:mt-1`}>
      <VerdictMark action={action} />
      {actionText({ action, days, ...(tellUs ? { tellUs } : {}) }, language)}
    </p>
  );
}

interface SearchResultsProps {
  readonly hits: readonly Hit[];
  /** Undefined if they could not be loaded, so that nothing was searched. */
  readonly medications: readonly ListedMedication[] | undefined;
  readonly classes: readonly ListedClass[];
  readonly plan: PlanControl;
}

/** The search's hits: the name that the visitor knows, what to do, and a button to plan its dates. */
export function SearchResults({ hits, medications, classes, plan }: SearchResultsProps) {
  const w = useWords(words);
  const { caution } = useWords(plannerWords);
  if (hits.length === 0) {
    return (
      <Notice icon="phone" title={medications ? w.nothingTitle : w.failedTitle}>
        <p>{w.nothingText}</p>
        <OfficePhones />
      </Notice>
    );
  }
  return (
    <>
      {hits[0]?.alike && <p className="mb-4 font-semibold">{w.compare}</p>}
      <ul className="grid items-start gap-4">
        {hits.map((hit) => (
          <HitCard key={hit.medication.id} hit={hit} medications={medications} classes={classes} plan={plan} />
        ))}
      </ul>
      {hits.some(({ medication }) => medication.action === 'stop') && <p className="mt-4 text-base">{caution}</p>}
    </>
  );
}

function HitCard({ hit, medications, classes, plan }: Omit<SearchResultsProps, 'hits'> & { readonly hit: Hit }) {
  const w = useWords(words);
  const language = useLanguage();
  const { medication, matchedName } = hit;
  const isGeneric = matchedName === medication.name;
  const taken = takenOf(hit);
  const isChosen = plan.isChosen(taken);
  return (
    <li className="card p-5">
      <p className="text-xl font-semibold">{isGeneric ? <GenericName {...medication} /> : matchedName}</p>
      <p className="text-base text-quiet">
        {!isGeneric && (
          <>
            <GenericName {...medication} />
            {'. '}
          </>
        )}
        {`${classes.find(({ id }) => id === medication.class)?.name}.`}
      </p>
      <div className="mt-3 border-t border-line pt-3">
        <ActionBadge {...medication} />
        {medication.action === 'ask' && medication.days !== null && <p className="mt-1 text-base">{w.askDays(medication.days)}</p>}
        {medication.note && <p className="mt-1 text-base">{medication.note}</p>}
        {otherForms(medications ?? [], hit).map(({ medication: other, names, plain }) => (
          <p key={other.id} className="mt-1 text-base">
            <strong>{(plain ? w.plainDiffers : w.formDiffers)(names.join(', '))}</strong> {actionText(other, language)}.
          </p>
        ))}
        {medication.action !== 'keep' && (
          <button type="button" className="choice mt-3" aria-pressed={isChosen} onClick={() => plan.toggle(taken)}>
            <Icon name={isChosen ? 'check' : 'calendar'} />
            {isChosen ? w.inPlan : w.addToPlan}
            <span className="sr-only">: {matchedName}</span>
          </button>
        )}
      </div>
    </li>
  );
}
