import { afterHoursLabel } from '#app/content/emergency/after-hours-label.ts';
import { useLanguage } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';

/** Draws a sign from YAML, with what to do while both offices are closed on a separate line. */
export function SignText({ text }: { readonly text: string }) {
  const label = afterHoursLabel[useLanguage()];
  const [sign = '', closed] = text.split(` ${label} `);
  return (
    <>
      <WithHotlines text={sign} />
      {closed && (
        <>
          {' '}
          <br />
          <strong>{label}</strong> <WithHotlines text={closed} />
        </>
      )}
    </>
  );
}
