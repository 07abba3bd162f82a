/** Finds files of content/ that a manual edit, or git in the middle of a merge, has left unreadable. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { contentOf } from './content-file.ts';

/** Whether an error was thrown because a file of content/ is not readable. */
export const isUnreadable = (error: unknown): boolean => error instanceof Error && ['YAMLParseError', 'ContentError'].includes(error.name);

/** Names the broken files, or quotes the error (up to 200 characters). */
export const whatIsBroken = (project: string, error: unknown): string =>
  brokenFiles(project).join(', ') || (error instanceof Error ? error.message.slice(0, 200) : '');

/** Returns each with its line, as `content/staff.yaml:12`. */
function brokenFiles(project: string): string[] {
  const root = contentOf(project);
  return readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const place = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(yaml|mdoc)$/.test(place)) return [];
    const text = readFileSync(place, 'utf8');
    const lines = new LineCounter();
    // Only the front matter of an article is YAML.
    const head = place.endsWith('.mdoc') ? (/^---\r?\n[\s\S]*?\n---/.exec(text)?.[0].replace(/---$/, '') ?? '') : text;
    const [fault] = parseDocument(head, { lineCounter: lines, prettyErrors: false }).errors;
    return fault ? [`content${place.slice(root.length).replaceAll('\\', '/')}:${lines.linePos(fault.pos[0]).line}`] : [];
  });
}
