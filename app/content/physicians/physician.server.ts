import { join } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';
import { checkedMarkdown } from '#app/content/text/markdoc.server.ts';
import { blocksOf, proseContext } from '#app/content/text/prose.server.ts';
import type { ProseNode } from '#app/content/text/prose.ts';
import { ContentError, locate, readYaml } from '#app/content/yaml-file.server.ts';
import type { Language } from '#app/site/language.ts';
import { type PhysicianId, physicianPages } from '#app/site/pages.ts';
import { type Physician, type PhysicianRecord, physicianRecordSchema } from './physician.schema.ts';

/** Builds the path of a record. */
export function physicianFile(id: string, root: string): string {
  return join(root, 'physicians', `${id}.yaml`);
}

/** Reads the record, its bio not yet parsed. */
export function physicianRecord(id: string, root: string): PhysicianRecord {
  return readYaml(physicianFile(id, root), physicianRecordSchema);
}

/** Parses a bio of paragraphs, bold and links; anything more belongs in the record's fields. */
function bioProse(id: string, language: Language, bio: string, root: string): ProseNode[] {
  const place = locate(physicianFile(id, root), ['bio', language]);
  const context = proseContext({ placeOf: () => place, headings: [], lists: false, externalLinks: true, tags: [] });
  const nodes = blocksOf(checkedMarkdown(bio, context.placeOf).root, context);
  if (context.problems.length > 0) throw new ContentError(context.problems);
  return nodes;
}

export function physician(id: PhysicianId, root = contentRoot): Physician {
  const record = physicianRecord(id, root);
  const { en, es } = record.bio;
  return { ...record, bio: { en: bioProse(id, 'en', en, root), es: bioProse(id, 'es', es, root) } };
}

/** Reads the physicians in page-table order. */
export function physicians(root = contentRoot): Physician[] {
  return physicianPages.map(({ id }) => physician(id, root));
}
