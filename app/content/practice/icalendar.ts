/** iCalendar files (RFC 5545) for a phone's calendar: lines end in CRLF and fold at 75 octets, text is escaped. */

export interface CalendarEvent {
  /** Stable and unique, so that saving again replaces and does not double. */
  readonly uid: string;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  /** Properties as the RFC writes them, e.g. `DTSTART;VALUE=DATE:20261202`. */
  readonly times: readonly string[];
  /** When the calendar reminds of it, as section 3.8.6.3 writes it, e.g. `TRIGGER:-PT6H`. */
  readonly alarm?: string;
}

const encoder = new TextEncoder();

/** Section 3.3.11: backslash, semicolon, comma and line break. */
function escapedText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Section 3.1: no line longer than 75 octets, continued lines begin with a space; never inside a character. */
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

/** "2026-12-02" as the RFC writes a day. */
export function calendarDay(date: string): string {
  return date.replaceAll('-', '');
}

/** A whole calendar; `stamp` is when it was made, `zone` extra lines such as a VTIMEZONE. */
export function calendar(events: readonly CalendarEvent[], stamp: Date, zone: readonly string[] = []): string {
  const made = `${stamp.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Allergy practice//Website//EN',
    'CALSCALE:GREGORIAN',
    ...zone,
    ...events.flatMap(({ uid, summary, description, location, times, alarm }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${made}`,
      ...times,
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
