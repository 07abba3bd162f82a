/** Combines art/icons into one sprite, which a visitor's browser fetches once and from which pages use icons by name. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { iconSpritePath } from '#app/site/file-paths.ts';

const iconFolder = new URL('../../art/icons/', import.meta.url);

/**
 * Turns a drawing into a symbol. The stroke attributes of its root move to the symbol, because `<use>` inherits nothing from the sprite's
 * own root. Throws if the drawing is not on a grid of 48 units or has a fixed color, a style, a class or an id: ids would clash in the
 * sprite, and the content security policy forbids styles.
 */
export function iconSymbol(name: string, source: string): string {
  const fault = (what: string) => new Error(`art/icons/${name}.svg: ${what}`);
  const match = /^\s*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(source.replace(/<!--[\s\S]*?-->/g, ''));
  const attributes = match?.[1];
  const body = match?.[2];
  if (attributes === undefined || body === undefined) throw fault('is not one <svg> element');
  if (!attributes.includes('viewBox="0 0 48 48"')) throw fault('must have viewBox="0 0 48 48"');
  if (/\s(?:style|id|class)=/.test(attributes + body)) throw fault('must not carry style, id or class');
  if (/(?:fill|stroke)="(?!none|currentColor)/.test(attributes + body)) throw fault('may only use currentColor or none');
  const kept = attributes
    .replace(/\sxmlns="[^"]*"/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const drawing = body.replace(/>\s+</g, '><').replace(/\s+/g, ' ').trim();
  return `<symbol id="${name}" ${kept}>${drawing}</symbol>`;
}

/** The sprite of the given drawings (name to SVG source), in alphabetical order. */
export function iconSprite(drawings: ReadonlyMap<string, string>): string {
  const names = [...drawings.keys()].sort();
  const symbols = names.map((name) => iconSymbol(name, drawings.get(name) ?? ''));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** The SVG source of every drawing in art/icons, by name. */
async function readIcons(): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(iconFolder)).filter((file) => file.endsWith('.svg'));
  const read = async (file: string) => [file.slice(0, -'.svg'.length), await readFile(new URL(file, iconFolder), 'utf8')] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** The sprite of every drawing in art/icons. */
export const builtIconSprite = async (): Promise<string> => iconSprite(await readIcons());

/** Writes the sprite into the folder `client` of the built site. */
export async function writeIconSprite(client: string): Promise<void> {
  await writeFile(join(client, iconSpritePath), await builtIconSprite());
}
