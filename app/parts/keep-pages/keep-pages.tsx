import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/**
 * Draws a button that stores the most important pages for use offline. app/browser/page-actions.ts handles it, so that the first
 * tap counts even before React runs, and writes the result into the line below the button, whose content React leaves alone.
 */
export function KeepPages({ className = '' }: { readonly className?: string }) {
  const w = useWords(words);
  return (
    <div className={`needs-script works-before-hydration print:hidden ${className}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" className="btn btn-secondary" data-keep data-keeping={w.keeping} data-kept={w.kept} data-not-kept={w.notKept}>
          <Icon name="download" />
          {w.keep}
        </button>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, and makes React leave the content alone */}
        <p role="status" className="font-semibold" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      </div>
      <p className="mt-3 max-w-[38em] text-base text-quiet">{w.what}</p>
    </div>
  );
}
