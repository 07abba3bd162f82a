import { useEffect } from 'react';

/** Sets `--visible-height` to the height that a phone's keyboard leaves visible, while the dialog is mounted. */
export function useVisibleHeight() {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--visible-height', `${visualViewport.height}px`);
    tell();
    visualViewport.addEventListener('resize', tell);
    return () => {
      visualViewport.removeEventListener('resize', tell);
      style.removeProperty('--visible-height');
    };
  }, []);
}
