import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { Sheet } from './sheet.tsx';
import { words } from './words.ts';

const days = Array.from({ length: 14 }, (_, day) => day + 1);

/** Sun, cloud, rain and wind in a row, to circle with a pen. */
function Weather() {
  return (
    <svg viewBox="0 0 96 24" className="h-6 w-24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="4" />
      <path d="M12 4V2M12 22v-2M4 12H2M22 12h-2M6 6 5 5M18 6l1-1M6 18l-1 1M18 18l1 1M28 17q-3-5 2-6 2-5 6-2 5 0 5 5 0 3-2 3zM52 12q-3-5 2-6 2-4 6-2 5 0 5 5 0 3-2 3zM54 15l-1 5M59 15l-1 5M64 15l-1 5M74 8h10q4-1 3-4M74 13h16M74 18h8q4 1 3 4" />
    </svg>
  );
}

/** Two weeks of symptoms and weather, to fill in with a pen. Only paper shows it; the screen describes it. */
export function DiarySheet({ hidden, onPrint }: { readonly hidden: boolean; readonly onPrint: () => void }) {
  const w = useWords(words);
  const levels = [w.sneezes, w.stuffy, w.eyes, w.cough, w.skin];
  return (
    <Sheet
      id="diary"
      title={w.diary}
      lead={w.diaryLead}
      hidden={hidden}
      buttons={
        <PrintButton className="kz-plain-button" choose={onPrint}>
          {w.printDiary}
        </PrintButton>
      }
    >
      <p className="font-semibold text-alarm">{w.urgent}</p>
      <table className="diary print-only mt-3">
        <caption className="sr-only">{w.diary}</caption>
        <thead>
          <tr>
            {[w.day, ...levels, w.weather, w.notes].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {levels.map((level) => (
                <td key={level}>0 1 2 3</td>
              ))}
              <td>
                <Weather />
              </td>
              <td className="w-1/4" />
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
