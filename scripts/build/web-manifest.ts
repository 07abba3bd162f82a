/** Writes the web app manifest, with which a phone puts the site on its home screen: name, icons, and shortcuts to urgent pages. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { practice } from '#app/content/content.server.ts';
import { themeColors } from '#app/frame/metadata/theme-colors.ts';
import { webManifestPaths } from '#app/site/file-paths.ts';
import { defineWords, type Language, languages, localeTags } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { appIcons } from '#art/drawn.ts';

const shortcutWords = defineWords({
  emergency: { en: 'Emergency', es: 'Emergencia' },
  call: { en: 'Call us', es: 'Llámenos' },
  shots: { en: 'Shots now', es: 'Inyecciones ahora' },
});

/** The shortcuts of the installed site, in order. A shortcut must lead to a page, so "call" opens the page with both phone numbers. */
const shortcuts: readonly (readonly [keyof typeof shortcutWords, PageId])[] = [
  ['emergency', 'emergency'],
  ['call', 'locations'],
  ['shots', 'shots-today'],
];

/** Returns the manifest in one language. Both languages share one `id`, so that a phone with one installed is not offered the other. */
function webManifest(language: Language) {
  const { brand, tagline } = practice();
  const icons = appIcons.map(({ file, size, format }) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: `image/${format}` }));
  return {
    id: '/',
    name: brand.name,
    description: tagline[language],
    lang: localeTags[language],
    start_url: pathOf('home', language),
    scope: '/',
    // Keeps the browser's Back button, which the pages rely on as any website does.
    display: 'minimal-ui',
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: icons.flatMap((icon) => [icon, { ...icon, purpose: 'maskable' }]),
    shortcuts: shortcuts.map(([name, page]) => ({ name: shortcutWords[name][language], url: pathOf(page, language) })),
  };
}

/** Writes one manifest per language, at the paths that the pages link. */
export async function writeWebManifests(client: string): Promise<void> {
  for (const language of languages) {
    await writeFile(join(client, webManifestPaths[language]), `${JSON.stringify(webManifest(language))}\n`);
  }
}
