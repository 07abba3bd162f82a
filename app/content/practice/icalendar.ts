/** iCalendar files (RFC 5545) for a phone's calendar: lines end in CRLF and fold at 75 octets, text is escaped. */

export interface CalendarEvent {
  /** Stable and unique, so that saving again replaces the event. */
  readonly uid: string;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  /** Properties as the RFC writes them, e.g. `DTSTART;VALUE=DATE:20261202`. */
  readonly times: readonly string[];
  /** When the calendar shows a reminder, as in section 3.8.6.3, e.g. `TRIGGER:-PT15H`. */
  readonly alarm?: string;
}

const encoder = new TextEncoder();

/** Escapes backslash, semicolon, comma and line break: section 3.3.11; RFC 2426 section 4 for contacts. */
export function escapedText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Folds a line at 75 octets, never inside a character; continued lines begin with a space: section 3.1. */
export function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}

/** Writes "2026-12-02" as in the RFC. */
export function calendarDay(date: string): string {
  return date.replaceAll('-', '');
}

/** Alarms of whole days, which begin at midnight: 9 am on the day itself, on the day before, and two weeks before. */
export const nineOn = { theDay: 'TRIGGER:PT9H', dayBefore: 'TRIGGER:-PT15H', twoWeeksBefore: 'TRIGGER:-P13DT15H' } as const;

interface CalendarHead {
  /** The calendar's name in a list. */
  readonly name: string;
  /** Creation time. */
  readonly stamp: Date;
  /** A VTIMEZONE, if the times use one. */
  readonly zone?: readonly string[];
}

/** Writes a calendar. Throws without an entry: no program opens such a file. */
export function calendar(events: readonly CalendarEvent[], { name, stamp, zone = [] }: CalendarHead): string {
  if (events.length === 0) throw new Error(`The calendar "${name}" has no entry`);
  const made = `${stamp.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Allergy practice//Website//EN',
    'CALSCALE:GREGORIAN',
    // NAME is from RFC 7986; most programs read the older name.
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    ...zone,
    ...events.flatMap(({ uid, summary, description, location, times, alarm }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${made}`,
      ...times,
      // Nobody is busy because an office is open, a plant flowers or a medicine ends.
      'TRANSP:TRANSPARENT',
      `SUMMARY:${escapedText(summary)}`,
      ...(description ? [`DESCRIPTION:${escapedText(description)}`] : []),
      ...(location ? [`LOCATION:${escapedText(location)}`] : []),
      ...(alarm ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapedText(summary)}`, alarm, 'END:VALARM'] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
