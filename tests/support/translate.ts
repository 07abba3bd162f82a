import type { Page } from '@playwright/test';

/** Simulates in-page translation: every text, including each that comes later, is changed and put into `font` elements. */
export async function translate(page: Page) {
  await page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr');
    const translateTexts = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
        node.textContent?.trim() && !node.parentElement?.closest('script, style, font')
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
      );
      const found = root.nodeType === Node.TEXT_NODE && root.textContent?.trim() ? [root] : [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) {
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = `⟦${text.textContent}⟧`;
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    };
    translateTexts(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node.isConnected && !node.parentElement?.closest('font')) translateTexts(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
