import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface ReturningQuestionProps {
  /** Years since the last visit within which a visitor counts as a returning patient; from practice.yaml. */
  readonly years: number;
  readonly heading?: 'h2' | 'h3';
  /** The anchor of the form on both pages; without it, the answers link to the pages themselves. */
  readonly form?: string | undefined;
  /** A link to both offices on the page; without it, their numbers are listed here. */
  readonly offices?: string;
}

interface AnswerProps {
  readonly to: 'new-patient' | 'appointment-request';
  readonly answer: string;
  readonly meaning: string;
  readonly next: string;
  readonly hash?: string | undefined;
}

function Answer({ to, answer, meaning, next, hash }: AnswerProps) {
  return (
    <PageLink
      to={to}
      {...(hash && { hash })}
      className="card group flex flex-wrap items-center gap-5 border-2 border-transparent p-6 text-ink no-underline hover:border-oak"
    >
      <strong className="min-w-16 font-display text-4xl text-oak">{answer}</strong>
      <span className="min-w-0 flex-1 basis-[5em]">
        <span className="block font-semibold group-hover:underline">{meaning}</span>
        <span className="block text-base text-quiet">{next}</span>
      </span>
      <Icon name="arrow-right" className="icon text-bluebonnet motion-safe:transition-transform motion-safe:group-hover:translate-x-1" />
    </PageLink>
  );
}

/** Draws the one question that decides how a visitor books, with both offices to call when in doubt. */
export function ReturningQuestion({ years, heading: Heading = 'h2', form, offices }: ReturningQuestionProps) {
  const w = useWords(words);
  return (
    <section aria-labelledby="returning-question">
      <Heading id="returning-question" className="max-w-2xl text-3xl">
        {w.question(years)}
      </Heading>
      <div className="mt-6 grid gap-4 md:grid-cols-2 print:hidden">
        <Answer to="new-patient" answer={w.no} meaning={w.noMeaning} next={form ? w.noForm : w.noNext} hash={form} />
        <Answer to="appointment-request" answer={w.yes} meaning={w.yesMeaning} next={form ? w.yesForm : w.yesNext} hash={form} />
      </div>
      <p className="mt-6">{offices ? <a href={offices}>{w.notSure}</a> : w.notSure}</p>
      {!offices && (
        <div className="mt-2">
          <OfficePhones />
        </div>
      )}
    </section>
  );
}
