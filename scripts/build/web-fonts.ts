import { glob, readFile } from 'node:fs/promises';
import postcss, { type AtRule } from 'postcss';
import type { WebFont } from '#app/browser/web-fonts.ts';

function valueIn(face: AtRule, name: string): string {
  let value: string | undefined;
  face.walkDecls(name, (declaration) => {
    value = declaration.value;
  });
  if (value === undefined) throw new Error(`A face in web-fonts.css has no ${name}`);
  return value;
}

/** The faces of a stylesheet, in its order. Throws when one has no family, weight or file. */
export function facesOf(css: string): WebFont[] {
  const faces: WebFont[] = [];
  postcss.parse(css).walkAtRules('font-face', (face) => {
    const family = valueIn(face, 'font-family').replace(/^["']|["']$/g, '');
    const url = /url\(["']?([^"')]+)["']?\)/.exec(valueIn(face, 'src'))?.[1];
    if (!url) throw new Error(`The face of ${family} in web-fonts.css has no file`);
    faces.push({ family, weight: valueIn(face, 'font-weight'), url });
  });
  return faces;
}

/** The web fonts as built into the folder `client`. Throws when their stylesheet is not there. */
export async function builtFaces(client: string): Promise<WebFont[]> {
  const [file] = await Array.fromAsync(glob(`${client}/assets/web-fonts-*.css`));
  if (!file) throw new Error('The stylesheet of the web fonts was not built: app/root.tsx imports it');
  return facesOf(await readFile(file, 'utf8'));
}
