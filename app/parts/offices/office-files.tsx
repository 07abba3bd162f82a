import { hasHours } from '#app/parts/hours/day-hours.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { officeFile } from './office-file-paths.ts';
import type { ShownOffice } from './shown-office.ts';
import { words } from './words.ts';

/** Links the files of an office that a phone can save: its contact, and the calendars of its hours and shot hours. */
export function OfficeFiles({ office }: { readonly office: ShownOffice }) {
  const w = useWords(words);
  const language = useLanguage();
  const files = [
    { kind: 'contact', icon: 'person', text: w.saveContact },
    { kind: 'clinic', icon: 'calendar', text: w.saveHours },
    { kind: 'shots', icon: 'syringe', text: w.saveShots },
  ] as const;
  return (
    <ul className="mt-5 flex flex-wrap gap-3 print:hidden">
      {files
        .filter(({ kind }) => kind === 'contact' || hasHours(office, kind))
        .map(({ kind, icon, text }) => (
          <li key={kind}>
            <a href={officeFile(office.id, kind, language)} download className="choice">
              <Icon name={icon} />
              {text}
              <span className="sr-only">: {office.name}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
