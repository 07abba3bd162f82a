/** What the build compressed, kept in memory: most answers are these few hundred buffers, sent over and over. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

const endings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof endings;
const encodings = Object.keys(endings) as Encoding[];
const opened = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** A file's compressed forms, by content-encoding. */
export type KeptForms = Readonly<Partial<Record<Encoding, Buffer>>>;

/**
 * The forms beside `path` that fit into `room` bytes and open to exactly `content`: one left from an older build would
 * be sent in place of the page.
 */
export async function readForms(path: string, content: Buffer, room: number): Promise<KeptForms> {
  const forms: Partial<Record<Encoding, Buffer>> = {};
  let left = room;
  for (const encoding of encodings) {
    const form = await readFile(path + endings[encoding]).catch(() => undefined);
    if (!form || form.length > left) continue;
    const plain = await opened[encoding](form).catch(() => undefined);
    if (!plain?.equals(content)) throw new Error(`${path}${endings[encoding]} is no compressed form of ${path}: build the site anew`);
    forms[encoding] = form;
    left -= form.length;
  }
  return forms;
}

/** Browsers send the same few headers over and over; made-up ones must not fill the memory. */
class Remembered extends Map<string, string> {
  override set(header: string, encoding: string): this {
    if (this.size >= 100) this.clear();
    return super.set(header, encoding);
  }
}

const negotiators = new Map<string, Negotiator<Encoding>>();

/** The encoding to send for an Accept-Encoding header (RFC 9110, 12.5.3), brotli first; undefined when the plain file is due. */
export function encodingFor(accepted: string | undefined, forms: KeptForms): Encoding | undefined {
  if (!accepted) return undefined;
  const supportedValues = encodings.filter((name) => forms[name]);
  const key = supportedValues.join();
  const negotiator = negotiators.get(key) ?? new Negotiator({ supportedValues, cache: new Remembered() });
  negotiators.set(key, negotiator);
  return negotiator.negotiate(accepted) ?? undefined;
}
