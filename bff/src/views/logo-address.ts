/** The version in the address lets browsers keep the drawing for ever. */
export function logoAddress(insurerCode: string, catalogueVersion: string): string {
  return `/logos/${encodeURIComponent(insurerCode)}.svg?v=${catalogueVersion}`;
}
