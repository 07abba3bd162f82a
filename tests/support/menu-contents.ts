import { words } from '#app/frame/words.ts';
import { type Language, languageNames, otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { frame } from './practice.ts';

export interface MenuItem {
  readonly name: string;
  readonly href: string;
}

const external = (language: Language, text: string) => `${text} ${words.opensNewTab[language]}`;

/** The header's menus as the specification lists them: name of the button, links in it. `here` is the page they stand on. */
export function menuContents(language: Language, here: string): { name: string; items: MenuItem[] }[] {
  const { physicians, conditions, services, portalUrl, pollenCountUrl, social } = frame[language];
  return [
    {
      name: words.about[language],
      items: [
        ...physicians.map(({ id, name, credentials }) => ({
          name: `${name}, ${credentials} ${words.boardCertified[language]}`,
          href: pathOf(`physician/${id}`, language),
        })),
        { name: words.ourTeam[language], href: pathOf('team', language) },
      ],
    },
    {
      name: words.help[language],
      items: [
        ...[...conditions, ...services].map(({ title, pageId }) => ({ name: title, href: pathOf(pageId, language) })),
        { name: words.insurance[language], href: pathOf('insurance', language) },
      ],
    },
    {
      name: words.tools[language],
      items: [
        { name: words.patientEducation[language], href: pathOf('patient-education', language) },
        { name: external(language, words.patientPortal[language]), href: portalUrl },
        { name: external(language, words.pollenCounts[language]), href: pollenCountUrl },
        { name: words.medications[language], href: pathOf('medications-to-avoid', language) },
        { name: words.recipes[language], href: pathOf('baked-challenge-recipes', language) },
        { name: words.kidsZone[language], href: pathOf('kids-zone', language) },
        { name: words.shotsToday[language], href: pathOf('shots-today', language) },
        { name: words.seasons[language], href: pathOf('seasons', language) },
        { name: words.firstVisit[language], href: pathOf('first-visit', language) },
        { name: words.afterHours[language], href: pathOf('after-hours', language) },
        { name: words.emergency[language], href: pathOf('emergency', language) },
      ],
    },
    {
      name: words.settings[language],
      items: [
        { name: languageNames[otherLanguage(language)], href: here },
        { name: external(language, 'Facebook'), href: social.facebook },
        { name: external(language, 'Instagram'), href: social.instagram },
        { name: external(language, 'YouTube'), href: social.youtube },
      ],
    },
  ];
}
