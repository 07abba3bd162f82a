/** Reads the page for closed offices. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import { readSourced } from '#app/content/articles/sources.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { type AfterHours, afterHoursSchema } from './after-hours.schema.ts';

/** Reads what to do about a problem after hours, by situation and by level. */
export function afterHours(root = contentRoot): AfterHours {
  return readSourced(join(root, 'after-hours.yaml'), afterHoursSchema, root);
}
