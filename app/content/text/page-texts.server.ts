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

/** Readers of texts with their own schema; every other page is plain information. */
const readers: Readonly<Partial<Record<PageTextsFile, (root: string) => unknown>>> = {
  'after-hours': afterHours,
  emergency,
  'action-plans': actionPlans,
  'allergy-kit': allergyKit,
  'read-a-label': labelGuide,
  seasons,
  'shot-questions': shotQuestions,
};

/** Lists the files in content/, without `.yaml`, that contain a page's text for patients; each once, in table order. */
function pageTextsFiles(rows: readonly Pick<Page, 'texts'>[] = pages): PageTextsFile[] {
  return [...new Set(rows.flatMap(({ texts }) => texts ?? []))];
}

/** Reports every fault in the pages' texts, each with file, line, field and what was expected. */
export function pageTextsFaults(root = contentRoot, rows: readonly Pick<Page, 'texts'>[] = pages): string[] {
  return pageTextsFiles(rows).flatMap((file) => {
    const read = readers[file];
    return read ? faultsOf(() => read(root)) : languages.flatMap((language) => faultsOf(() => informationPage(file, language, root)));
  });
}

/** Lists the files' paths. */
export function pageTextsPaths(root = contentRoot, rows: readonly Pick<Page, 'texts'>[] = pages): string[] {
  return pageTextsFiles(rows).map((name) => join(root, `${name}.yaml`));
}
