import { join } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';
import { actionPlans, emergency } from '#app/content/emergency/emergency.server.ts';
import { faultsOf } from '#app/content/faults.ts';
import { allergyKit, labelGuide } from '#app/content/kit/kit.server.ts';
import { shotQuestions } from '#app/content/medicines/shot-questions.server.ts';
import { informationPage } from '#app/content/pages/information.server.ts';
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { languages } from '#app/site/language.ts';
import { type Page, type PageTextsFile, pages } from '#app/site/pages.ts';

/** Pages whose text has a shape of its own; every other is a page of plain information. */
const readers: Readonly<Partial<Record<PageTextsFile, (root: string) => unknown>>> = {
  'after-hours': afterHours,
  emergency,
  'action-plans': actionPlans,
  'allergy-kit': allergyKit,
  'read-a-label': labelGuide,
  seasons,
  'shot-questions': shotQuestions,
};

/** The names of the files in content/, without `.yaml`, that hold a page's text for patients; each once, in the order of the table. */
function pageTextsFiles(rows: readonly Pick<Page, 'texts'>[] = pages): PageTextsFile[] {
  return [...new Set(rows.flatMap(({ texts }) => texts ?? []))];
}

/** Every fault in the texts of the pages, each with file, line, field and what was expected. */
export function pageTextsFaults(root = contentRoot, rows: readonly Pick<Page, 'texts'>[] = pages): string[] {
  return pageTextsFiles(rows).flatMap((file) => {
    const read = readers[file];
    return read ? faultsOf(() => read(root)) : languages.flatMap((language) => faultsOf(() => informationPage(file, language, root)));
  });
}

/** Where those files stand. */
export function pageTextsPaths(root = contentRoot, rows: readonly Pick<Page, 'texts'>[] = pages): string[] {
  return pageTextsFiles(rows).map((name) => join(root, `${name}.yaml`));
}
