/** Looks for values in a text as they might have got there: raw, for addresses, in JSON, in base64, in hex. */

/** Gives the names of those found, each with the encoding. */
export function leaksIn(text: string, values: Readonly<Record<string, string>>): string[] {
  const haystack = text.toLowerCase();
  return Object.entries(values).flatMap(([name, value]) =>
    Object.entries(encodingsOf(value))
      .filter(([, forms]) => forms.some((form) => holds(text, haystack, form)))
      .map(([encoding]) => `${name} (${encoding})`),
  );
}

export function encodingsOf(value: string): Record<string, string[]> {
  return {
    raw: [value],
    normalised: [value.normalize('NFD'), value.normalize('NFC')],
    url: [encodeURIComponent(value), encodeURI(value)],
    form: [new URLSearchParams({ v: value }).toString().slice(2)],
    json: [escaped(value), JSON.stringify(value).slice(1, -1)],
    base64: [0, 1, 2].flatMap((shift) => base64At(value, shift)),
    hex: [Buffer.from(value).toString('hex')],
  };
}

/** Base64 is told apart by its case; all else may have lost it. */
function holds(text: string, haystack: string, form: string): boolean {
  return text.includes(form) || haystack.includes(form.toLowerCase());
}

/** What is the same of a value's base64, wherever in a longer text it begins. */
function base64At(value: string, shift: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(value)]);
  const start = Math.ceil((shift * 8) / 6);
  const end = Math.floor((bytes.length * 8) / 6);
  return (['base64', 'base64url'] as const).map((kind) => bytes.toString(kind).slice(start, end));
}

function escaped(value: string): string {
  return value.replace(/[\u0080-\uffff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
