import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { words } from './words.ts';

/** For somebody told to call us today while both offices are closed, for a whole weekend at times: who answers then. */
export function WhenClosed() {
  const w = useWords(words);
  const { phone, call, worse } = useFrame().whenClosed;
  return (
    <p className="border-t border-line pt-3 text-base print:border-0 print:p-0 print:text-[1em]">
      <strong>{w.closed}</strong> {w.closedSign} {call}{' '}
      {phone && (
        <span className="print:hidden">
          <PhoneLink number={phone} />{' '}
        </span>
      )}
      <WithHotlines text={worse} />
    </p>
  );
}
