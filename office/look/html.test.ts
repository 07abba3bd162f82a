import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

describe('html', () => {
  it('escapes whatever is put in, in text and in attributes', () => {
    const evil = `"><script>alert('x')</script>&amp;`;
    const safe = '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;';
    expect(html`<p title="${evil}">${[evil, html`<b>${evil}</b>`]}</p>`.text).toBe(`<p title="${safe}">${safe}<b>${safe}</b></p>`);
  });

  it('leaves nothing for what is not there, and a number as it is', () => {
    expect(html`[${undefined}${false}${''}${[]}]${0}`.text).toBe('[]0');
  });

  it('takes no object for HTML that only looks like it', () => {
    const forged = JSON.parse('{"text":"<script>"}');
    expect(() => html`${forged}`.text).toThrow(TypeError);
  });
});
