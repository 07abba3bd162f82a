import { join } from 'node:path';
import { checkArticles } from '#app/content/articles/check-articles.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { afterCards } from '#app/content/emergency/after-cards.server.ts';
import { emergencyTable, emergencyWords } from '#app/content/emergency/emergency-words.server.ts';
import { pageNames } from '#app/content/pages/page-names.server.ts';
import { checkPhysicians } from '#app/content/physicians/check-physicians.server.ts';
import { checkPictures } from '#app/content/pictures/check-pictures.server.ts';
import { closuresSchema } from '#app/content/practice/closure.schema.ts';
import { requestForm } from '#app/content/requests/request-forms.server.ts';
import { acceptedKeyIds } from '#app/content/requests/request-settings.server.ts';
import { assistantRecords, layWords } from '#app/content/text/lay-words.server.ts';
import { pageTextsFaults } from '#app/content/text/page-texts.server.ts';
import { sharedValues, shownSituations } from '#app/content/text/shared-values.server.ts';
import { requestForms } from '#app/requests/content.ts';
import { languages } from '#app/site/language.ts';
import { legalNotices, type Page, pages } from '#app/site/pages.ts';
import {
  closures,
  homeDoors,
  homeFirstVisit,
  homeServices,
  insurancePlans,
  intakeFields,
  legalPage,
  locations,
  physicians,
  practice,
  resources,
  slides,
  staff,
  yearStrip,
} from './content.server.ts';
import { faultsOf, ifReadable } from './faults.ts';
import { locate, readYaml } from './yaml-file.server.ts';

/**
 * Reads every record and article and compares them with one another and with the table of pages.
 * @returns every fault, each with file, line, field and what was expected; none when the content is valid.
 */
export function checkContent(root = contentRoot, rows: readonly Page[] = pages): string[] {
  const records = [
    practice,
    locations,
    closures,
    staff,
    insurancePlans,
    slides,
    yearStrip,
    homeDoors,
    homeFirstVisit,
    homeServices,
    resources,
    intakeFields,
    pageNames,
    acceptedKeyIds,
    layWords,
    emergencyWords,
    emergencyTable,
  ];
  const faults = [
    ...records.flatMap((read) => faultsOf(() => read(root))),
    ...borrowingFaults(root),
    ...faultsOf(() => sharedValues('en', root)),
    ...languages.flatMap((language) => faultsOf(() => shownSituations(language, root))),
    ...pageTextsFaults(root, rows),
    ...legalNotices.flatMap((id) => languages.flatMap((language) => faultsOf(() => legalPage(id, language, root)))),
    ...checkPhysicians(root),
    ...checkArticles(root),
    ...checkPictures(root),
    ...(ifReadable(() => closureFaults(root)) ?? []),
    ...(ifReadable(() => yearFaults(root)) ?? []),
  ];
  return [...new Set(faults)];
}

/** Checks the forms and the assistant if the records they use are readable: else those faults are enough. */
function borrowingFaults(root: string): string[] {
  const readable = ifReadable(() => [physicians(root), locations(root), insurancePlans(root)]);
  return readable
    ? [assistantRecords, () => afterCards('en', root), ...requestForms.map((form) => () => requestForm(form, root))].flatMap((read) =>
        faultsOf(() => read(root)),
      )
    : [];
}

function closureFaults(root: string): string[] {
  const known = locations(root).map(({ id }) => id);
  const file = join(root, 'closures.yaml');
  return readYaml(file, closuresSchema).closures.flatMap(({ offices }, index) =>
    (offices === 'all' ? [] : offices).flatMap((office, at) => {
      if (known.includes(office)) return [];
      return [
        `${locate(file, ['closures', index, 'offices', at])}: expected the id of an office in locations.yaml (${known.join(', ')}), found "${office}"`,
      ];
    }),
  );
}

/** Checks that each month has one scene in the slideshow and that the strip of the year names the same plant. */
function yearFaults(root: string): string[] {
  const scenes = slides(root);
  const strip = join(root, 'seasons.yaml');
  return yearStrip(root).months.flatMap(({ month, plant }, index) => {
    const shown = scenes.filter(({ months }) => months.includes(month)).map(({ id }) => id);
    if (shown.length === 1 && shown[0] === plant) return [];
    const place = locate(strip, ['months', index, 'plant']);
    return [`${place}: expected the one scene of slides.yaml for month ${month} (${shown.join(', ') || 'none'}), found "${plant}"`];
  });
}
