/** What a person typed, as it is kept. */

/** On one line, one space between words; '' when nothing of it can be seen, as of a space without width. */
export function oneLine(text: string | undefined): string {
  const line = (text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return /[^\p{C}\s]/u.test(line) ? line : '';
}

/** Several lines as they were typed: a form is posted with two signs for a line break, which is counted as one in it. */
export function severalLines(text: string | undefined): string {
  return (text ?? '').replaceAll('\r\n', '\n').trim();
}

/** At most `count` UTF-16 units, and no half of a character at the end. */
export function shortened(text: string, count: number): string {
  return text.length > count ? text.slice(0, count).replace(/[\ud800-\udbff]$/, '') : text;
}
