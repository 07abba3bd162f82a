/** Tests the site as an app on the home screen of a phone. */
import { serviceWorkerPath, webManifestPaths } from '#app/site/file-paths.ts';
import { findAddress, pathOf } from '#app/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

for (const language of triedLanguages) {
  test(`a phone can install the site in ${language}, with what is wanted in a hurry one tap away`, { tag: '@release' }, async ({
    request,
  }) => {
    const html = await (await request.get(pathOf('home', language))).text();
    expect(html.replace(/<noscript>.*?<\/noscript>/gs, ''), 'not before the page is painted').not.toContain('<link rel="manifest"');
    const answer = await request.get(webManifestPaths[language]);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest.shortcuts.map(({ url }: { url: string }) => findAddress(url)?.page.id)).toEqual([
      'emergency',
      'locations',
      'shots-today',
    ]);
    for (const { url } of manifest.shortcuts) expect(findAddress(url)?.language).toBe(language);
    for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
    expect((await request.get(serviceWorkerPath)).headers()['cache-control']).toBe('no-cache');
  });
}
