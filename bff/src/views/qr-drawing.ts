/** A QR code as one path: no picture has to be fetched, and none of its text leaves the page. */
import { encode } from 'uqr';
import type { QrDrawing } from '../../contract/staff-pages.ts';

export function qrDrawing(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
