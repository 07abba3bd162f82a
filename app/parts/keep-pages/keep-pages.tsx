import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { keptKilobytes } from './kept-kilobytes.ts';
import { words } from './words.ts';

/**
 * Puts the pages that matter without a connection on the device. The script in the page answers it
 * (app/browser/wake.ts), so that the first tap counts even before React wakes. It writes into the output; what stands
 * in there when React comes would be a fault to it, were the inside not given as HTML that it leaves alone.
 */
export function KeepPages({ className = '' }: { readonly className?: string }) {
  const w = useWords(words);
  return (
    <div className={`needs-script works-asleep print:hidden ${className}`}>
      <p className="max-w-[38em] text-quiet">{w.what(keptKilobytes)}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" className="btn btn-secondary" data-keep data-keeping={w.keeping} data-kept={w.kept} data-not-kept={w.notKept}>
          <Icon name="download" />
          {w.keep}
        </button>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, and leaves the inside to the page's own script */}
        <output className="font-semibold" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      </div>
    </div>
  );
}
