/** Tests where the forms of a page would send their content, before hydration and where scripts never load. */
import { describe, expect, it } from 'vitest';
import { addresses, pathOf } from '#app/site/paths.ts';
import { pageRecord } from './page-records.ts';

describe.each(addresses)('$path', ({ path, language, page: { assistant } }) => {
  const { actions, buttonActions, questions } = pageRecord(path).forms;

  it('sends nothing but what is searched for', () => {
    for (const action of actions) expect([undefined, pathOf('search', language)]).toContain(action);
    expect(buttonActions).toBe(0);
  });

  it('keeps a question to the assistant on the device', () => {
    expect(questions).toEqual(assistant ? [{ method: 'dialog', action: undefined }] : []);
  });
});
