import { expect, it, vi } from 'vitest';
import * as appointment from '#app/pages/appointment-request/page.tsx';
import * as newPatient from '#app/pages/new-patient/page.tsx';
import { all, renderedPage, textOf } from '#app/pages/page-fixture.tsx';
import * as routing from '#app/pages/patient-routing/page.tsx';
import { startWords } from '#app/parts/request-form/start-words.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';

vi.mock('#app/content/requests/request-settings.server.ts', () => ({ requestSettings: () => undefined, acceptedKeyIds: () => [] }));

it.each(languages)(
  'a practice that takes no requests over the site offers no form in %s, and its pages stay as they are',
  async (language) => {
    const pages = [
      await renderedPage(appointment, pathOf('appointment-request', language)),
      await renderedPage(newPatient, pathOf('new-patient', language)),
      await renderedPage(routing, pathOf('patient-routing', language)),
    ];
    for (const page of pages) {
      expect(textOf(page)).not.toContain(startWords.locked[language]);
      expect(all(page, '#write, [href$="#write"]')).toEqual([]);
      expect(all(page, 'main [href^="tel:+1"]').length).toBeGreaterThanOrEqual(2);
    }
  },
);
