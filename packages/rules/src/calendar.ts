/** Days for a calendar (RFC 5545). */
import { addDays, parseIsoDate, toIsoDate } from './dates.ts';

export interface CalendarEntry {
  /** The same for the same entry, so that a second download changes nothing. */
  id: string;
  /** ISO moment at which the file is made. */
  made: string;
  /** ISO day. */
  day: string;
  title: string;
  text: string;
  /** Days before it on which it reminds at nine in the morning; the day before where none are said. */
  remindDays?: readonly number[];
}

const LINE_BYTES = 74;

/** Entries of one whole day each, which take nobody's time. `name` is what a calendar that subscribes to it is called. */
export function calendarFile(entries: readonly CalendarEntry[], name?: string): string {
  const called = name === undefined ? [] : [`X-WR-CALNAME:${escaped(name)}`];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Muqarin//EN',
    ...called,
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

function entryLines({ id, made, day, title, text, remindDays = [1] }: CalendarEntry): string[] {
  const date = parseIsoDate(day);
  const next = date ? toIsoDate(addDays(date, 1)) : day;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@muqarin.example`,
    `DTSTAMP:${digits(made.slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${digits(day)}`,
    `DTEND;VALUE=DATE:${digits(next)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    ...remindDays.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-PT${days * 24 - 9}H`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

const digits = (text: string) => text.replace(/[-:]/g, '');

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line has 75 octets at most; it goes on after a space, and no letter is cut. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  let [width, out] = [0, ''];
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (width + size > LINE_BYTES) {
      out += '\r\n ';
      width = 1;
    }
    out += letter;
    width += size;
  }
  return out;
}
