import { afterHoursLabel } from '#app/content/emergency/after-hours-label.ts';
import { useLanguage } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';

/** A sign as a page in YAML has it: on a line of its own stands what to do while both offices are closed. */
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
