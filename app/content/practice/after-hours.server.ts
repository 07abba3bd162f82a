/** The facts of the page for when the offices are closed. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import { readSourced } from '#app/content/articles/sources.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { type AfterHours, afterHoursSchema } from './after-hours.schema.ts';

/** What to do, situation by situation and level by level, when a problem comes after hours. */
export function afterHours(root = contentRoot): AfterHours {
  return readSourced(join(root, 'after-hours.yaml'), afterHoursSchema, root);
}
