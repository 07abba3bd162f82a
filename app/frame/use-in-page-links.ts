import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { closestTo } from '#app/ui/closest-to.ts';

/** The element that a plain click leads to within the page, if it is one that a link names by its hash. */
function targetOf(event: MouseEvent): { readonly hash: string; readonly element: HTMLElement } | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]');
  if (!link?.hash || link.target || link.href.split('#')[0] !== location.href.split('#')[0]) return undefined;
  const element = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return element ? { hash: link.hash, element } : undefined;
}

/** Puts the keyboard where the link led, as the browser does for a link that it follows by itself. */
function focusWithin(element: HTMLElement) {
  if (element.matches('[tabindex], a[href], button, input, select, textarea, summary')) {
    element.focus({ preventScroll: true });
    return;
  }
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}

/**
 * Has the router follow links within the page, so that Back returns to the place where one was followed: a step that the browser
 * makes by itself has moved the page before the router can note the reader's place.
 */
export function useInPageLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = targetOf(event);
      if (!target) return;
      event.preventDefault();
      void navigate(location.search + target.hash);
      focusWithin(target.element);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
