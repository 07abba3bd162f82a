/** The practice's mark: logo, favicon and the icons for a phone's home screen. */
import { appIconSvg, markSvg } from '../brand/grain-mark.ts';
import { appIcons } from '../drawn.ts';
import type { Drawing } from '../family.ts';
import { encode, raster } from '../raster.ts';

const icons = [{ file: 'apple-touch-icon.png', size: 180, format: 'png' } as const, ...appIcons];

export function drawings(): Drawing[] {
  return [
    { id: 'logo', draw: async () => new Map([['art/logo.svg', markSvg()]]) },
    { id: 'favicon', draw: async () => new Map([['favicon-32.png', await encode(await raster(32, markSvg()), 32, 'png')]]) },
    {
      id: 'app-icon',
      async draw() {
        const files = new Map<string, Buffer>();
        for (const { file, size, format } of icons) {
          // Lower quality than usual: phones show the icon so small that no difference can be seen.
          files.set(file, await encode(await raster(size, appIconSvg()), size, format, 60));
        }
        return files;
      },
    },
  ];
}
