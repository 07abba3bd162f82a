import { expect, it } from 'vitest';
import { deferHydration } from './defer-hydration.ts';

const assistantList = { en: '/assets/en.txt', es: '/assets/es.txt' };
const ofAssistant = { assistantList, ofEarlyCard: ['/assets/early-card.js', '/assets/words.js'] };
const none = { ofPage: () => [], ...ofAssistant };
const prerendered = `<html><head><script data-inline="theme">theme()</script>
<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/page.js"/><link rel="modulepreload" href="/assets/page.js"/>
</head><body><script type="application/ld+json">{"@type":"Thing"}</script>
<script data-scroll-restoration="">scroll()</script><script>first()</script><script type="module" async="">second()</script>
<script data-inline="hydrate">hydrate()</script></body></html><script>third()</script>`;

it("moves the router's scripts into one file, in order, and leaves their elements empty", () => {
  const { html, start } = deferHydration(prerendered, none);
  expect(start.code.split('\n;')).toEqual(['first()', 'second()', 'third()']);
  expect(html).not.toMatch(/first|second|third|scroll\(\)/);
  expect(html.match(/<script/g)).toHaveLength(prerendered.match(/<script/g)?.length ?? 0);
});

it("leaves our own scripts and data in the page, and names the router's files on the script that hydrates", () => {
  const { html, start } = deferHydration(prerendered, none);
  expect(html).toContain('theme()');
  expect(html).toContain('{"@type":"Thing"}');
  expect(html).toContain(`data-start="${start.path}" data-modules="/assets/entry.js /assets/page.js">hydrate()`);
  expect(html).not.toContain('modulepreload');
});

it('names what is imported later: for the page, and for the assistant where its button is', () => {
  const ahead = { ofPage: (modules: readonly string[], language: string) => [...modules, language], ...ofAssistant };
  const spanish = prerendered.replace('<html>', '<html lang="es">');
  expect(deferHydration(spanish, ahead).html).toContain('page.js" data-ahead="/assets/entry.js /assets/page.js es">hydrate()');
  const withButton = prerendered.replace('</body>', '<button popovertarget="assistant"></button></body>');
  expect(deferHydration(withButton, ahead).html).toContain(
    ' en" data-early="/assets/early-card.js /assets/words.js" data-assistant="/assets/en.txt">hydrate()',
  );
});

it('names the file by a hash of its content', () => {
  const other = deferHydration(prerendered.replace('first()', 'changed()'), none);
  expect(other.start.path).not.toBe(deferHydration(prerendered, none).start.path);
});

it('rejects a page without the script that hydrates it', () => {
  expect(() => deferHydration('<html></html>', none)).toThrow('no place');
});
