/** Reads the texts of the allergy kit. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import { readSourced } from '#app/content/articles/sources.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { type AllergyKit, kitSchema, type LabelGuide, labelSchema } from './kit.schema.ts';

/** Reads the cards and sheets that a family fills in on its own device. */
export function allergyKit(root = contentRoot): AllergyKit {
  return readSourced(join(root, 'allergy-kit.yaml'), kitSchema, root);
}

/** Reads the food label guide. */
export function labelGuide(root = contentRoot): LabelGuide {
  return readSourced(join(root, 'read-a-label.yaml'), labelSchema, root);
}
