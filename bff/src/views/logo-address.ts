/** Where the drawing of an insurer is, by its code: what an `img` takes. */
export type LogoOf = (insurerCode: string) => string;

/** The version in the address lets browsers keep the drawing for ever. */
export function logoAddress(insurerCode: string, catalogueVersion: string): string {
  return `/logos/${encodeURIComponent(insurerCode)}.svg?v=${catalogueVersion}`;
}

export function logosAt(catalogueVersion: string): LogoOf {
  return (insurerCode) => logoAddress(insurerCode, catalogueVersion);
}

/** The drawing itself as an address: nothing is asked for where it stands. */
export function drawnInPlace(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${svg.replace(/[%#<>"&\s]/g, encodeURIComponent)}`;
}
