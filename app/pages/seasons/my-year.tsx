import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { GrainPicture } from '#app/parts/kids/grain-picture.tsx';
import { monthsInWords } from '#app/parts/seasons/months-in-words.ts';
import { hasSeason, plantCalendar, plantCalendarPath } from '#app/parts/seasons/plant-calendar.ts';
import { words } from '#app/parts/seasons/words.ts';
import { AnswerBeside } from '#app/ui/answer-beside.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { saveFile } from '#app/ui/save-and-share.ts';
import { SaveButton } from '#app/ui/save-button.tsx';
import { Section } from '#app/ui/section.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { MyAir } from './my-air.tsx';
import type { SeasonData } from './season-data.server.ts';
import type { useMyYear } from './use-my-year.ts';

interface MyYearProps extends ReturnType<typeof useMyYear> {
  readonly data: SeasonData;
}

/** The visitor's own plants: their months on one chart, to print, to save, or to subscribe to one by one. */
export function MyYear({ data, mine, toggle }: MyYearProps) {
  const w = useWords(words);
  const language = useLanguage();
  const chosen = data.types.filter(({ id }) => mine.includes(id));

  function save() {
    const now = new Date();
    const text = plantCalendar({
      plants: chosen.map(({ id, short, level }) => ({ id, name: short, level })),
      name: w.myYear,
      today: clinicMoment(now).date,
      language,
      title: w.inCalendar,
      helps: data.calendarHelps,
      stamp: now,
      host: location.host,
    });
    saveFile(`${w.myYearFile}.ics`, 'text/calendar;charset=utf-8', text);
  }

  const answer = (
    <div className="mt-6 grid gap-6 lg:mt-0 print:hidden">
      <ul className="grid gap-2">
        {chosen.map(({ id, short, level }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4">
            <span>
              <strong>{short}:</strong> {monthsInWords(level, language)}
            </span>
            {hasSeason({ level }) && (
              <a href={plantCalendarPath(id, language)} className="inline-flex min-h-11 items-center gap-1.5 text-base">
                <Icon name="calendar" />
                {w.subscribe}
                <span className="sr-only">: {short}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {chosen.some(hasSeason) && (
          <SaveButton className="btn btn-primary" onSave={save}>
            {w.saveYear}
          </SaveButton>
        )}
        <PrintButton>{w.printYear}</PrintButton>
      </div>
      <div>
        <h3 className="text-xl">{w.helps}</h3>
        <ul className="mt-1 grid list-disc gap-1 ps-6">
          {data.calendarHelps.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p className="text-base text-quiet">{w.myYearPrivate}</p>
    </div>
  );

  return (
    <div className="needs-script">
      <Section id="my-year" title={w.myYear} lead={<span className="print:hidden">{w.myYearLead}</span>} tight>
        <AnswerBeside answer={chosen.length > 0 && answer}>
          <details open={chosen.length > 0 || undefined} className="disclosure border-t border-line print:hidden">
            <summary>
              {w.myTriggers}
              <Icon name="chevron-down" />
            </summary>
            <ul aria-label={w.myTriggers} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9em,40%)),1fr))] gap-x-4">
              {data.types.map(({ id, short }) => (
                <li key={id}>
                  <label className="flex min-h-11 items-center gap-2.5">
                    <input
                      type="checkbox"
                      className="size-5 flex-none accent-oak"
                      checked={mine.includes(id)}
                      onChange={() => toggle(id)}
                    />
                    <GrainPicture id={id} className="size-7 flex-none" />
                    {short}
                  </label>
                </li>
              ))}
            </ul>
          </details>
          {chosen.length > 0 && (
            <div className="mt-6 print:mt-1">
              <MyAir data={data} types={chosen} />
            </div>
          )}
        </AnswerBeside>
      </Section>
    </div>
  );
}
