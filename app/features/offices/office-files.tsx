import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { ShownOffice } from './office-card.tsx';
import { officeFile } from './office-file-paths.ts';
import { words } from './words.ts';

/** What a phone can keep of an office: the contact, and its hours and shot hours for the calendar. */
export function OfficeFiles({ office }: { readonly office: ShownOffice }) {
  const w = useWords(words);
  const language = useLanguage();
  const files = [
    { path: officeFile(office.id, 'contact', language), icon: 'person', text: w.saveContact, name: w.saveContactOf(office.name) },
    { path: officeFile(office.id, 'clinic', language), icon: 'calendar', text: w.saveHours, name: w.saveHoursOf(office.name) },
    { path: officeFile(office.id, 'shots', language), icon: 'syringe', text: w.saveShots, name: w.saveShotsOf(office.name) },
  ] as const;
  return (
    <ul className="mt-5 flex flex-wrap gap-3 print:hidden">
      {files.map(({ path, icon, text, name }) => (
        <li key={path}>
          <a href={path} download className="choice" aria-label={name}>
            <Icon name={icon} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
