import type { PhysicianId } from '#app/site/pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PortraitImage } from '#app/ui/portrait-image.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

const dialogId = 'expanded-portrait';

interface ExpandedPortraitProps {
  readonly id: PhysicianId;
  readonly alt: string;
  readonly caption: string;
}

/** The button over a portrait that opens it large: without JavaScript in a popover, else in a modal dialog (app/browser/dialogs.ts). */
export function ExpandedPortrait({ id, alt, caption }: ExpandedPortraitProps) {
  const w = useWords(words);
  return (
    <>
      <button
        type="button"
        popoverTarget={dialogId}
        className="absolute inset-0 grid cursor-zoom-in items-end justify-end p-3"
        aria-label={w.expand(caption)}
      >
        <span className="grid size-11 place-items-center rounded-full bg-page text-oak shadow-card">
          <Icon name="enlarge" className="icon size-6" />
        </span>
      </button>
      <dialog
        id={dialogId}
        popover="auto"
        closedby="any"
        aria-label={caption}
        className="m-auto w-[min(80rem,calc(100vw-2rem),calc((100dvh-7rem)*4/3))] overflow-hidden rounded-card border border-line bg-card p-0 backdrop:bg-[rgb(8_20_18/0.75)]"
      >
        {/* Loads only when the dialog opens, as it is hidden before. */}
        <PortraitImage id={id} crop="expanded" alt={alt} sizes="min(80rem, 100vw)" className="block h-auto w-full" />
        <div className="flex items-center justify-between gap-3 p-3 ps-5">
          <p className="font-semibold">{caption}</p>
          <button type="button" popoverTarget={dialogId} popoverTargetAction="hide" className="btn btn-secondary">
            {w.close}
          </button>
        </div>
      </dialog>
    </>
  );
}
