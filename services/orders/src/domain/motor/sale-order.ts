const DIGITS = 6;
/** Above the largest multiple of ten a byte would choose low digits more often. */
const FAIR = 250;

/**
 * `SO` and digits that a person can read out (decisions V21). They are random, so that they tell nobody how much is sold;
 * with every attempt that met a taken one, a digit more.
 */
export function saleOrderOf(randomBytes: (size: number) => Uint8Array, attempt: number): string {
  let digits = '';
  while (digits.length < DIGITS + attempt) {
    for (const byte of randomBytes(16)) {
      if (byte < FAIR && digits.length < DIGITS + attempt) digits += String(byte % 10);
    }
  }
  return `SO${digits}`;
}
