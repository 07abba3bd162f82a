import { Notice } from '#app/ui/notice.tsx';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';

/** Draws what to do in an emergency, before everything else on the page; 911 can be tapped to call. */
export function AlarmLine({ text }: { readonly text: string }) {
  return (
    <div className="mt-7 max-w-3xl print:mt-2">
      <Notice icon="emergency" tone="alarm">
        <WithHotlines text={text} />
      </Notice>
    </div>
  );
}
