import { type ComponentProps, type ComponentType, useState } from 'react';
import type { LockedFilePanel } from './locked-file-panel.tsx';

type Panel = ComponentType<ComponentProps<typeof LockedFilePanel>>;

/** The panel for a locked file, fetched when it is asked for first; `toggle` opens and closes it. */
export function useLockedFile() {
  const [Panel, setPanel] = useState<Panel>();
  const [failed, setFailed] = useState(false);
  function toggle() {
    if (Panel) return setPanel(undefined);
    setFailed(false);
    import('./locked-file-panel.tsx').then(
      (module) => setPanel(() => module.LockedFilePanel),
      () => setFailed(true),
    );
  }
  return { Panel, failed, toggle };
}
