import { type Language, languages } from '#app/site/language.ts';

/** The site's language a browser asks for in `Accept-Language` (RFC 9110, 12.5.4); English where it asks for neither. */
export function acceptedLanguage(header = ''): Language {
  const weights = header
    .slice(0, 500)
    .split(',')
    .flatMap((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const language = languages.find((known) => tag === known || tag.startsWith(`${known}-`));
      const quality = Number(parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean) ?? 1);
      return language && quality > 0 ? [{ language, quality }] : [];
    });
  return weights.toSorted((a, b) => b.quality - a.quality)[0]?.language ?? 'en';
}
