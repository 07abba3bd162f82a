import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { officeFile } from './office-file-paths.ts';
import type { ShownOffice } from './shown-office.ts';
import { words } from './words.ts';

/** What a phone can keep of an office: the contact, and its hours and shot hours for the calendar. */
export function OfficeFiles({ office }: { readonly office: ShownOffice }) {
  const w = useWords(words);
  const language = useLanguage();
  const files = [
    { path: officeFile(office.id, 'contact', language), icon: 'person', text: w.saveContact },
    { path: officeFile(office.id, 'clinic', language), icon: 'calendar', text: w.saveHours },
    { path: officeFile(office.id, 'shots', language), icon: 'syringe', text: w.saveShots },
  ] as const;
  return (
    <ul className="mt-5 flex flex-wrap gap-3 print:hidden">
      {files.map(({ path, icon, text }) => (
        <li key={path}>
          <a href={path} download className="choice">
            <Icon name={icon} />
            {text}
            <span className="sr-only">: {office.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
