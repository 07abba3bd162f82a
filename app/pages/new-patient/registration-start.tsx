import { formAnchor } from '#app/parts/request-form/form-place.ts';
import { startWords } from '#app/parts/request-form/start-words.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';

interface RegistrationStartProps {
  readonly steps: number;
  /** The form's duration: "7 to 10 minutes". */
  readonly minutes: string;
  /** Years a visit makes a patient a returning one. */
  readonly years: number;
}

/** Before the registration form: what it asks, and the shorter form for patients seen before. */
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
