/** PDFs with a right cross-reference table, and with whatever is put into them. */
import { deflateSync } from 'node:zlib';

export interface PdfParts {
  /** Entries of the catalogue's dictionary. */
  catalog?: string;
  /** Whole objects from number 10 on, without `n 0 obj`. */
  objects?: readonly (string | Buffer)[];
  trailer?: string;
  text?: string;
  version?: string;
}

export function makePdf(parts: PdfParts = {}): Buffer {
  const content = `BT /F1 24 Tf 72 720 Td (${parts.text ?? 'A page'}) Tj ET`;
  const objects: [number, string | Buffer][] = [
    [1, `<< /Type /Catalog /Pages 2 0 R ${parts.catalog ?? ''} >>`],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      3,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    ],
    [4, pdfStream('/Filter /FlateDecode', deflateSync(content))],
    [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    ...(parts.objects ?? []).map(
      (object, index) => [10 + index, object] as [number, string | Buffer],
    ),
  ];
  const pieces: Buffer[] = [
    Buffer.from(`%PDF-${parts.version ?? '1.7'}\n%\xe2\xe3\xcf\xd3\n`, 'latin1'),
  ];
  const places = new Map<number, number>();
  let at = pieces[0]?.length ?? 0;
  for (const [number, object] of objects) {
    places.set(number, at);
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    const whole = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      body,
      Buffer.from('\nendobj\n'),
    ]);
    pieces.push(whole);
    at += whole.length;
  }
  const rows = [...places].map(
    ([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`,
  );
  pieces.push(
    Buffer.from(
      `xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${10 + objects.length} /Root 1 0 R ${parts.trailer ?? ''} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
}

export function pdfStream(dictionary: string, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** Objects packed into one, as most programs write them today. */
export function objectStream(objects: readonly string[]): string {
  let at = 0;
  const places = objects.map((object, index) => {
    const place = `${100 + index} ${at}`;
    at += object.length + 1;
    return place;
  });
  return `${places.join(' ')} ${objects.join(' ')}`;
}
