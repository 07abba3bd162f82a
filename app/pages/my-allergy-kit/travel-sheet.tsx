import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { Blank } from '#app/parts/action-plan/blank.tsx';
import type { CardData } from '#app/parts/kit/card-data.ts';
import { useKit } from '#app/parts/kit/kit-store.ts';
import { allergiesOf, namesOf, wholeDays } from '#app/parts/kit/typed-kit.ts';
import { textIn } from '#app/parts/request-form/typed-value.ts';
import { useWords } from '#app/ui/use-language.ts';
import { HotlineList } from '#app/ui/with-hotlines.tsx';
import { words } from './words.ts';

/** The letter for the doctor to sign, and below it what the family needs for the trip. */
export function TravelSheet({ kit }: CardData) {
  const w = useWords(words);
  const p = useWords(actionPlanWords);
  const typed = useKit();
  const { letter, packing, notes } = kit.travel;
  const days = wholeDays(textIn(typed, 'days'));
  return (
    <>
      <div className="kit-card print:break-inside-avoid">
        <h3>{letter.title}</h3>
        <Blank label={w.name} value={textIn(typed, 'name')} width="full" />
        <Blank label={w.allergies} value={allergiesOf(typed, kit)} width="full" />
        <Blank
          width="full"
          label={w.devicesAndMedicines}
          value={[...namesOf(typed, 'devices', kit.devices), textIn(typed, 'medicines')].filter(Boolean).join(', ')}
        />
        {letter.text.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <HotlineList items={letter.ask} />
        <p>{letter.closing}</p>
        <div className="grid grid-cols-[1fr_2fr] gap-4">
          <Blank label={p.date} width="sixth" />
          <Blank label={p.doctorSigns} width="sixth" />
        </div>
      </div>
      <div className="kit-card mt-2 border-t border-line pt-2 print:mt-[1mm] print:break-inside-avoid print:pt-[1mm]">
        <h3>{packing.title}</h3>
        <HotlineList items={[...packing.items, days ? w.medicinesFor(days) : w.medicinesForTrip, ...packing.hot]} />
        {notes.map(({ id, title, items }) => (
          <div key={id}>
            <h4>{title}</h4>
            <HotlineList items={items} />
          </div>
        ))}
      </div>
    </>
  );
}
