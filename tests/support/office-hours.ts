import { minutesOf } from '#app/content/practice/wall-clock.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { rangesOn } from '#app/parts/hours/day-hours.ts';
import { instantOf } from '#app/parts/hours/instant-of.ts';
import { officeNow } from '#app/parts/hours/office-now.ts';
import { shotLines } from '#app/parts/hours/shot-lines.ts';
import { stateText } from '#app/parts/hours/state-text.ts';
import { words } from '#app/parts/hours/words.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { frame } from './practice.ts';

type Office = (typeof frame.en.offices)[number];

/**
 * What an office says of itself at an instant, by the records as they are today: state, shots, last shot, reason. The
 * rules themselves are held by the tests beside their code, on hours made up for them.
 */
export function officeSays(office: Office, at: Date, language: Language) {
  const { clinic, shots, last, reason } = officeNow(clinicMoment(at), office, frame[language].closures);
  const w = wordsIn(words, language);
  const shot = shotLines(shots, last, w, language);
  const state = stateText(clinic, 'clinic', w, language);
  return {
    state,
    shots: shot.state,
    last: shot.last,
    reason,
    lines: [state, shot.state, shot.last, reason].filter((line) => line !== undefined),
  };
}

const [office] = frame.en.offices;
if (!office) throw new Error('The records name no office');

/** The first office's ranges of a day, closures taken off; "HH:MM" by San Antonio's clocks. */
export const rangesOf = (date: string, kind: 'clinic' | 'shots') => rangesOn(date, office, kind, frame.en.closures);

/** The instant at which San Antonio's clocks show this day and time, some minutes later. */
export const clockShows = (date: string, time: string, plusMinutes = 0) => instantOf({ date, minutes: minutesOf(time) + plusMinutes });
