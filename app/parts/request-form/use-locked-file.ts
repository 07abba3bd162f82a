import { useState } from 'react';
import { useLoaded } from '#app/ui/use-loaded.ts';

const loadPanel = async () => (await import('./locked-file-panel.tsx')).LockedFilePanel;

/** Returns the panel for an encrypted file, fetched when first opened; `toggle` opens and closes it. */
export function useLockedFile() {
  const [asked, setAsked] = useState(false);
  const { value, failed, again } = useLoaded(loadPanel, undefined, asked);
  return { Panel: asked ? value : undefined, failed, toggle: () => (failed ? again() : setAsked(!asked)) };
}
