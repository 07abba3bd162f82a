import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { closestTo } from '#app/lib/closest-to.ts';

/** Finds hash and target element of a plain click on a link within the page; undefined for any other click. */
function targetOf(event: MouseEvent): { readonly hash: string; readonly element: HTMLElement } | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]');
  if (!link?.hash || link.target || link.href.split('#')[0] !== location.href.split('#')[0]) return undefined;
  const element = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return element ? { hash: link.hash, element } : undefined;
}

/** Moves the keyboard focus to a link's target, as the browser does for links that it follows by itself. */
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
 * Makes the router follow links within the page, so that Back returns to the scroll position at which the link was followed. If the browser
 * followed them by itself, the page would have scrolled before the router could store that position.
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
