import type { Page } from '@playwright/test';

/** Returns the page's sideways overflow in pixels and the elements that cause it. */
export async function sidewaysOverflow(page: Page): Promise<{ pixels: number; elements: string[] }> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const pixels = document.documentElement.scrollWidth - width;
    const elements =
      pixels <= 0
        ? []
        : [...document.querySelectorAll('main *, header *, footer *')]
            .filter((element) => element.getBoundingClientRect().right > width + 1)
            .map(
              (element) =>
                `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.slice(0, 40)}`,
            )
            .slice(-5);
    return { pixels, elements };
  });
}

/** Returns texts that are partly hidden by the box around them and cannot be scrolled to. */
export async function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    const overflows = (element: Element, kinds: readonly string[]) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return [overflowX, overflowY].some((overflow) => kinds.includes(overflow));
    };
    const hides = (element: Element) => overflows(element, ['hidden', 'clip']);
    const scrolls = (element: Element) => !hides(element) && overflows(element, ['auto', 'scroll']);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const around = text.parentElement;
      if (!text.textContent?.trim() || !around?.checkVisibility({ opacityProperty: true })) continue;
      let box: Element | null = around;
      while (box && !hides(box) && !scrolls(box)) box = box.parentElement;
      if (!box || scrolls(box) || box === document.documentElement || box === document.body) continue;
      // Text for screen readers only is cut off on purpose.
      if (getComputedStyle(box).clipPath === 'inset(50%)') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const edge = box.getBoundingClientRect();
      const outside = [...range.getClientRects()].some(({ bottom, right }) => bottom > edge.bottom + 2 || right > edge.right + 2);
      if (outside) cut.push(text.textContent.trim().slice(0, 60));
    }
    return cut;
  });
}

/**
 * Returns the focused element and what is wrong with its painted place: out of the window, covered, or without a visible
 * focus mark. `faults` is empty when all is well.
 */
export async function focusFaults(page: Page): Promise<{ stop: string; faults: string[] }> {
  const { stop, faults } = await focusFaultsNow(page);
  if (faults.length === 0) return { stop, faults };
  // On a busy machine, the page scrolls to the focus some frames later.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  });
  return focusFaultsNow(page);
}

async function focusFaultsNow(page: Page): Promise<{ stop: string; faults: string[] }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { stop: '', faults: [] };
    const stop = `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}” ${element.getAttribute('href') ?? ''}`;
    const faults: string[] = [];
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const inside = boxes.filter(({ top, bottom, left, right }) => bottom > 0 && top < innerHeight && right > 0 && left < innerWidth);
    if (inside.length === 0) {
      const { top, bottom } = element.getBoundingClientRect();
      faults.push(`out of sight, from ${Math.round(top)} to ${Math.round(bottom)} px with the page scrolled by ${Math.round(scrollY)}`);
    }
    const seen = inside.some((box) => {
      const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
      const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
      const there = document.elementFromPoint(x, y);
      return there !== null && (element.contains(there) || there.contains(element) || there.closest('label')?.control === element);
    });
    if (inside.length > 0 && !seen) faults.push('covered');
    const header = document.querySelector('header');
    const under = inside.some(({ top, left, right }) => {
      const there = document.elementFromPoint((Math.max(left, 0) + Math.min(right, innerWidth)) / 2, Math.max(top, 0) + 2);
      return header?.contains(there) === true && !header.contains(element);
    });
    if (under) faults.push('under the header');
    // The mark is on the element or, where a link covers its card, around the card.
    const marked = [element, element.closest('.card, .person, li, section > div'), element.parentElement].some((part) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!marked) faults.push('without a mark');
    return { stop, faults };
  });
}
