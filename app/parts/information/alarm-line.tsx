import { Notice } from '#app/ui/notice.tsx';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';

/** What to know before anything else on the page when it is an emergency; 911 calls when tapped. */
export function AlarmLine({ text }: { readonly text: string }) {
  return (
    <div className="mt-7 max-w-3xl print:mt-2">
      <Notice icon="emergency" tone="alarm">
        <WithHotlines text={text} />
      </Notice>
    </div>
  );
}
