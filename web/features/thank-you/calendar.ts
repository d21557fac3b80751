import { addDays, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';

interface Entry {
  /** The same for the same entry, so that a second download changes nothing. */
  id: string;
  /** ISO moment at which the file is made. */
  made: string;
  /** ISO day. */
  day: string;
  title: string;
  text: string;
}

const LINE_BYTES = 74;

/** An entry of one whole day (RFC 5545), which takes nobody's time and reminds at nine in the morning of the day before. */
export function calendarFile({ id, made, day, title, text }: Entry): string {
  const date = parseIsoDate(day);
  const next = date ? toIsoDate(addDays(date, 1)) : day;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Muqarin//EN',
    'BEGIN:VEVENT',
    `UID:${id}@muqarin.example`,
    `DTSTAMP:${digits(made.slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${digits(day)}`,
    `DTEND;VALUE=DATE:${digits(next)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

const digits = (text: string) => text.replace(/[-:]/g, '');

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line has 75 octets at most; it goes on after a space, and no letter is cut. */
function folded(line: string): string {
  let [width, out] = [0, ''];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (width + size > LINE_BYTES) {
      out += '\r\n ';
      width = 1;
    }
    out += letter;
    width += size;
  }
  return out;
}
