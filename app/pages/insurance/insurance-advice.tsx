import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Questions for the insurer before a visit, what is true of every plan, and help for patients without one. */
export function InsuranceAdvice({ lines }: { readonly lines: readonly string[] }) {
  const w = useWords(words);
  const questions = [w.askNetwork, w.askReferral, w.askAuthorization, w.askCopay, w.askDeductible, w.askServices];
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
      <section aria-labelledby="ask">
        <h2 id="ask" className="text-3xl">
          {w.ask}
        </h2>
        <p className="mt-3">{w.askLead}</p>
        <ol className="mt-4 grid list-decimal gap-2 ps-7 marker:font-semibold marker:text-oak">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <p className="mt-4 text-base text-quiet">{w.askNote}</p>
      </section>
      <section aria-labelledby="good-to-know">
        <h2 id="good-to-know" className="text-3xl">
          {w.goodToKnow}
        </h2>
        <ul className="mt-3 grid gap-3">
          {lines.map((line) => (
            <li key={line} className="flex gap-3">
              <Icon name="check" className="icon mt-1 text-oak" />
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="self-pay" className="card p-6 md:p-8 lg:col-span-2">
        <h2 id="self-pay" className="text-3xl">
          {w.selfPay}
        </h2>
        <p className="mt-3 max-w-3xl">{w.selfPayText}</p>
        <p className="mt-3">
          <PageLink to="good-faith-estimate" className="inline-flex min-h-11 items-center font-semibold">
            {w.selfPayLink}
          </PageLink>
        </p>
      </section>
    </div>
  );
}
