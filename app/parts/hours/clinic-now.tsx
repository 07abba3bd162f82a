import type { HTMLAttributes } from 'react';
import { useFrame } from '#app/ui/use-frame.ts';
import { useLanguage } from '#app/ui/use-language.ts';
import { type ClinicRecords, clinicRecords } from './clinic-records.ts';
import type { NowView } from './now-view.ts';

/** The element that app/browser/clinic-now.ts updates. */
interface ClinicNowElement extends HTMLElement {
  records?: ClinicRecords & { readonly own: unknown };
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'clinic-now': React.DetailedHTMLProps<HTMLAttributes<ClinicNowElement>, ClinicNowElement> & {
        readonly view: string;
        readonly own?: string;
      };
    }
  }
}

interface ClinicNowProps<Own> {
  /** The view's name in app/browser/live.ts. */
  readonly name: string;
  readonly view: NowView<Own>;
  readonly own: Own;
}

/**
 * Shows what is true now. The build writes what is true at any time; a small script in the page (app/browser) draws what is true now, every
 * minute, also after the page is hydrated: React gives the element its records and does not touch its content.
 */
export function ClinicNow<Own>({ name, view: View, own }: ClinicNowProps<Own>) {
  const records = clinicRecords(useFrame(), useLanguage());
  if (typeof document === 'undefined')
    return (
      <clinic-now view={name} own={JSON.stringify(own ?? null)}>
        <View {...records} own={own} now={undefined} />
      </clinic-now>
    );
  return (
    <clinic-now
      view={name}
      ref={(element) => {
        if (element) element.records = { ...records, own };
      }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no content at all is passed; with it React leaves alone what stands there.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
