/** The names in a PDF (ISO 32000-1, 7.3.5), wherever they stand: nothing of its structure is believed. */

export interface PdfName {
  name: string;
  /** Of its slash. */
  at: number;
  /** Behind its last character. */
  end: number;
}

const slash = 0x2f;
const longestName = 16;

/** Only those of letters and digits that are no longer than any we look for; `#4A` is a `J`. */
export function* namesIn(bytes: Buffer): Generator<PdfName> {
  for (let at = bytes.indexOf(slash); at >= 0; at = bytes.indexOf(slash, at + 1)) {
    const found = nameAt(bytes, at);
    if (found) yield found;
  }
}

function nameAt(bytes: Buffer, slashAt: number): PdfName | null {
  let name = '';
  let end = slashAt + 1;
  while (name.length <= longestName) {
    let byte = bytes[end];
    if (byte === undefined || isDelimiter(byte)) {
      return name === '' ? null : { name, at: slashAt, end };
    }
    end += 1;
    if (byte === 0x23) {
      const code = Number.parseInt(bytes.toString('latin1', end, end + 2), 16);
      if (!Number.isNaN(code)) {
        byte = code;
        end += 2;
      }
    }
    if (!isPlain(byte)) return null;
    name += String.fromCharCode(byte);
  }
  return null;
}

const delimiters = new Set(Buffer.from('\0\t\n\f\r ()<>[]{}/%'));

function isDelimiter(byte: number): boolean {
  return delimiters.has(byte);
}

function isPlain(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x7a);
}
