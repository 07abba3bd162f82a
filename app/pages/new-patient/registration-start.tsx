import { formAnchor } from '#app/parts/request-form/form-place.ts';
import { startWords } from '#app/parts/request-form/start-words.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';

interface RegistrationStartProps {
  readonly steps: number;
  /** How long the form takes: "7 to 10 minutes". */
  readonly minutes: string;
  /** Within which a visit makes a returning patient. */
  readonly years: number;
}

/** Before the registration is opened: what it asks for, and the shorter way for those we have seen. */
export function RegistrationStart({ steps, minutes, years }: RegistrationStartProps) {
  const w = useWords(startWords);
  return (
    <>
      <p>{w.registrationSteps(steps, minutes)}</p>
      <p className="mt-5">
        <PageLink to="new-patient" hash={formAnchor} className="btn btn-primary">
          {w.startRegistration}
        </PageLink>
      </p>
      <p className="mt-5">
        {w.seenRecently(years)}{' '}
        <PageLink to="appointment-request" hash={formAnchor} className="inline-flex min-h-11 items-center font-semibold">
          {w.toShortForm}
        </PageLink>
      </p>
    </>
  );
}
