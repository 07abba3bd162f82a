import { useLocation } from 'react-router';
import { useClinicRecords } from '#app/parts/hours/clinic-now.tsx';
import { findAddress } from '#app/site/paths.ts';

/** Hours and closures as data, on pages that tell of now before React wakes (app/browser/clinic-now.ts). */
export function ClinicData() {
  const records = useClinicRecords();
  const { tellsNow } = findAddress(useLocation().pathname)?.page ?? {};
  if (!tellsNow) return null;
  const text = typeof document === 'undefined' ? JSON.stringify(records).replaceAll('<', '\\u003c') : '';
  return (
    <script
      type="application/json"
      data-clinic={tellsNow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own records; only the build writes them, React leaves them alone.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
