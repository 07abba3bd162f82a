/** Combines icons/ into one sprite, which a visitor's browser fetches once and from which pages use icons by name. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Drawing } from '../family.ts';

export const folder = 'icons';
const iconFolder = new URL(`../${folder}/`, import.meta.url);

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
function readIcons(): ReadonlyMap<string, string> {
  const files = readdirSync(iconFolder).filter((file) => file.endsWith('.svg'));
  return new Map(files.map((file) => [file.slice(0, -'.svg'.length), readFileSync(new URL(file, iconFolder), 'utf8')]));
}

/** The sprite of every drawing in art/icons. */
export const drawings = (): Drawing[] => [
  { id: 'icons', symbol: [48, 48], draw: async () => new Map([['icons.svg', iconSprite(readIcons())]]) },
];
