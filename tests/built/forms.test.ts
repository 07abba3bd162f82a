/** Where the forms of a page would send what is written in them, before hydration and where the scripts never come. */
import { describe, expect, it } from 'vitest';
import { addresses, pathOf } from '#app/site/paths.ts';
import { builtPage } from './built-page.ts';

describe.each(addresses)('$path', ({ path, language, page: { assistant } }) => {
  const $ = builtPage(path);
  const forms = $('form').toArray();

  it('sends nothing but what is searched for', () => {
    for (const form of forms) {
      const action = $(form).attr('action');
      expect([undefined, pathOf('search', language)]).toContain(action);
    }
    expect($('[formaction]').length).toBe(0);
  });

  it('keeps a question to the assistant on the device', () => {
    const questions = $('dialog[id="assistant"] form');
    expect(questions.length).toBe(assistant ? 1 : 0);
    if (assistant) expect([questions.attr('method'), questions.attr('action')]).toEqual(['dialog', undefined]);
  });
});
