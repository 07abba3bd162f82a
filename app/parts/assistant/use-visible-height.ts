import { useEffect } from 'react';

/** Tells styles how much of the window a phone's keyboard leaves (`--visible-height`), while the dialog is there. */
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
