import { useRef } from 'react';
import { words } from '#app/parts/information/words.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';

const dialogId = 'leave-for-portal';

/** The section of content/portal.yaml on the portal's language; repeated before leaving. */
export const languageSection = 'language';

interface PortalDoorProps {
  /** Says that another company runs the portal. */
  readonly warning: string;
  /** Says which language it is in. */
  readonly language: readonly string[];
}

/**
 * A link to the portal, with a plain warning before the visitor leaves. The warning opens
 * without JavaScript, as a popover (app/browser/dialogs.ts); it shows the address.
 */
export function PortalDoor({ warning, language }: PortalDoorProps) {
  const w = useWords(words);
  const portalUrl = useFrame().outside.portal;
  const dialog = useRef<HTMLDialogElement>(null);
  const { host } = new URL(portalUrl);
  return (
    <>
      <p className="mt-7 print:hidden">
        <button type="button" popoverTarget={dialogId} className="btn btn-primary">
          {w.openPortal}
          <Icon name="external-link" />
        </button>
      </p>
      <div className="mt-6 max-w-3xl print:mt-2">
        <Notice icon="external-link">
          <p>{warning}</p>
          <p className="flex flex-wrap items-center gap-x-2">
            {w.straightThere}
            <ExternalLink href={portalUrl} className="inline-flex min-h-11 items-center font-semibold">
              {host}
            </ExternalLink>
          </p>
        </Notice>
      </div>
      <dialog
        ref={dialog}
        id={dialogId}
        popover="auto"
        closedby="any"
        aria-labelledby={`${dialogId}-title`}
        className="m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line p-6 backdrop:bg-[rgb(8_20_18/0.55)] md:p-8"
      >
        <h2 id={`${dialogId}-title`} className="text-2xl">
          {w.leaving}
        </h2>
        <div className="mt-4 grid gap-3">
          <p>{warning}</p>
          {language.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>
            {w.addressIs} <strong className="together">{host}</strong>.
          </p>
        </div>
        <p className="mt-6 flex flex-wrap gap-3">
          <ExternalLink href={portalUrl} className="btn btn-primary" onClick={() => dialog.current?.close()}>
            {w.goOn}
            <Icon name="external-link" />
          </ExternalLink>
          <button type="button" popoverTarget={dialogId} popoverTargetAction="hide" className="btn btn-secondary">
            {w.stay}
          </button>
        </p>
      </dialog>
    </>
  );
}
