import { type Language, languages } from '#app/site/language.ts';

/** Returns the site's language that `Accept-Language` prefers (RFC 9110, 12.5.4); English if it names neither. */
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
