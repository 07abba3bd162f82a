import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { AlarmLine } from '#app/parts/information/alarm-line.tsx';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Section } from '#app/ui/section.tsx';
import { useHash } from '#app/ui/use-hash.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useWords } from '#app/ui/use-language.ts';
import { useLoaded } from '#app/ui/use-loaded.ts';
import { draftStore } from './draft-store.ts';
import { FileStart } from './file-start.tsx';
import { formAnchor, hashOf, placeOfHash, stepToResume } from './form-place.ts';
import type { RequestData } from './request-data.server.ts';
import type { RequestForm } from './request-form.tsx';
import { startWords } from './start-words.ts';

/** Stays loaded, also after a change of language. */
let loaded: typeof RequestForm | undefined;

/** Fetches the form and the encryption. */
async function loadForm() {
  const module = await import('./request-form.tsx');
  loaded = module.RequestForm;
  return loaded;
}

interface WriteSectionProps {
  readonly data: RequestData;
  /** What to do in an emergency. */
  readonly notice?: string | undefined;
  /** Content until the form is open, with a link to its anchor. */
  readonly children: ReactNode;
}

const nothing = {};

/** Takes the height of a screen, so that content below the form is out of sight before it moves. */
function Coming() {
  const w = useWords(startWords);
  return (
    <p role="status" className="min-h-screen">
      {w.loading}
    </p>
  );
}

/**
 * Draws the section in which a visitor writes to the office. Its anchor opens it, so that the first tap works even before
 * hydration; then the form and the encryption are fetched. Without scripts the section is hidden.
 */
export function WriteSection({ data, notice, children }: WriteSectionProps) {
  const w = useWords(startWords);
  const { search } = useLocation();
  const { hash, setHash } = useHash();
  const hydrated = useHydrated();
  const place = placeOfHash(hash, data.definition.steps.length);
  const open = place !== undefined;
  const canLock = !hydrated || globalThis.crypto?.subtle !== undefined;
  const { value: Form = loaded, failed, again } = useLoaded(loadForm, undefined, open && canLock);
  const typed = useSyncExternalStore(draftStore.subscribe, draftStore.read, () => nothing);
  const hasDraft = Object.keys(typed).length > 0;
  const resumed = useRef(false);
  const [closed, setClosed] = useState<'erased' | 'another'>();
  const start = useRef<HTMLDivElement>(null);

  // A visitor who closed the form continues at its start, not at the top of the page.
  useEffect(() => {
    if (closed && !open) start.current?.focus();
  }, [closed, open]);

  // Opened at its start with a draft, the form continues where that ends; a visitor who then goes back to the start stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening, as soon as the draft is here.
  useEffect(() => {
    if (!open) resumed.current = false;
    if (!open || !hasDraft || resumed.current) return;
    resumed.current = true;
    const step = stepToResume(data.definition, typed);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (hash === `#${formAnchor}` && step > 0 && visit?.type !== 'reload') setHash(hashOf({ kind: 'step', step }));
  }, [open, hasDraft]);

  function close(why: 'erased' | 'another') {
    setClosed(why);
    setHash('');
  }

  return (
    <div className={`needs-script ${open ? '' : 'print:hidden'}`}>
      <Section id={formAnchor} title={w[`${data.definition.form}Title`]} lead={w.locked} tinted>
        {(open || !hydrated) && (
          <div className={open ? undefined : 'form-frame'}>
            {data.settings.sample && (
              <div className="mb-6 max-w-3xl">
                <Notice icon="warning" title={w.sampleTitle}>
                  <p>{w.sampleText}</p>
                </Notice>
              </div>
            )}
            {notice && (
              <div className="mb-8">
                <AlarmLine text={notice} />
              </div>
            )}
            {!open && <Coming />}
          </div>
        )}
        {!canLock && (
          <>
            <p className="mb-2">{w.cannotLock}</p>
            <OfficePhones />
          </>
        )}
        {canLock && !open && (
          <div ref={start} tabIndex={-1} className={hydrated ? undefined : 'form-start'}>
            <p role="status" className="font-semibold">
              {closed === 'erased' && w.erased}
            </p>
            {hasDraft && (
              <p className="mb-8">
                <Link to={{ search, hash: `#${formAnchor}` }} className="btn btn-primary">
                  {w.goOn}
                </Link>
              </p>
            )}
            {children}
            {data.definition.steps.length > 1 && (
              <FileStart
                form={data.definition.form}
                written={hasDraft}
                onOpen={() => setHash(hashOf({ kind: 'step', step: stepToResume(data.definition, draftStore.read()) }), { replace: false })}
              />
            )}
          </div>
        )}
        {canLock && open && failed && (
          <div role="alert" className="grid gap-3">
            <p>{w.notLoaded}</p>
            <OfficePhones />
            <div>
              <button type="button" className="btn btn-secondary" onClick={again}>
                {w.tryAgain}
              </button>
            </div>
          </div>
        )}
        {canLock && place && !failed && (
          <div id={hashOf(place) === formAnchor ? undefined : hashOf(place)}>
            {Form ? <Form data={data} place={place} go={(to) => setHash(hashOf(to), { replace: false })} close={close} /> : <Coming />}
          </div>
        )}
      </Section>
    </div>
  );
}
