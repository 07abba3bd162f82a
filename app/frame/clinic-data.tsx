import { useClinicRecords } from '#app/parts/hours/clinic-now.tsx';

/** Hours and closures as data, for what shows what holds now without React (app/browser/clinic-now.ts). */
export function ClinicData() {
  const records = useClinicRecords();
  const text = typeof document === 'undefined' ? JSON.stringify(records).replaceAll('<', '\\u003c') : '';
  return (
    <script
      type="application/json"
      data-clinic=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own records; only the build writes them, React leaves them alone.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
