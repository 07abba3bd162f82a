import type { ReactNode } from 'react';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { useHash } from '#app/ui/use-hash.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { placeOfHash } from './form-place.ts';
import type { RequestData } from './request-data.server.ts';
import { WriteSection } from './write-section.tsx';

interface FormPageProps {
  readonly title: string;
  /** What to do in an emergency. */
  readonly notice?: string | undefined;
  readonly request: RequestData | undefined;
  /** The page's head until the form is open: one element with the breadcrumb and the title in it (`desk`). */
  readonly heading: ReactNode;
  /** The content of the form's section until it is open, with a link to its anchor. */
  readonly start: ReactNode;
  /** Content below the form until it is open. */
  readonly children?: ReactNode;
}

/** Draws a page with a form to the office. While the form is open, the page shows nothing else. */
export function FormPage({ title, notice, request, heading, start, children }: FormPageProps) {
  const { hash } = useHash();
  const hydrated = useHydrated();
  const open = request && placeOfHash(hash, request.definition.steps.length) !== undefined;
  return (
    <div className={hydrated ? undefined : 'before-form'}>
      {open ? <PageHeading title={title} desk /> : heading}
      {request && (
        <div className={open ? 'mt-5' : 'mt-12'}>
          <WriteSection data={request} notice={notice}>
            {start}
          </WriteSection>
        </div>
      )}
      {!open && children}
    </div>
  );
}
