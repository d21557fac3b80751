/**
 * The file with which everybody tries a virus scanner (eicar.org). It is refused wherever it lies in a file, so that the
 * refusal can be tried where no scanner runs.
 */
const halves = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'];
/** Put together here: scanners of this very source tree would take it for the file. */
export const eicar = Buffer.from(halves.join(''), 'latin1');

export function holdsEicar(bytes: Buffer): boolean {
  return bytes.includes(eicar);
}
