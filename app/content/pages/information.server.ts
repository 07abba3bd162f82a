import { contentRoot } from '#app/content/content-root.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { readFilled } from '#app/content/text/shared-values.server.ts';
import type { Language } from '#app/site/language.ts';
import type { PageTextsFile } from '#app/site/pages.ts';
import { type InformationPage, informationSchema } from './information.schema.ts';

/** Reads a plain page about a visit in one language, its shared values filled in; `name` is its file in content/. */
export function informationPage(name: PageTextsFile, language: Language, root = contentRoot): InformationPage {
  return localized(readFilled(`${name}.yaml`, informationSchema, root), language);
}
