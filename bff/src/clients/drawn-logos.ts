/**
 * Insurers' drawings in the page itself: the eight files that the first rows of a list asked for shared a phone's line with what its
 * largest paint waits for.
 */
import { lastFew } from '@muqarin/platform/last-few';
import type { BffParts } from '../parts.ts';
import { drawnInPlace, type LogoOf, logoAddress, logosAt } from '../views/logo-address.ts';
import { asBff } from './as-bff.ts';

export interface DrawnLogos {
  /** Small drawings themselves, of others the address; in long lists, and while quoting is away, all addresses. */
  of(plans: readonly { insurerCode: string }[], catalogueVersion: string): Promise<LogoOf>;
}

/** Of the drawing; a larger one is a file that browsers keep. */
const mostCharacters = 1024;
/** Each plan repeats its insurer's drawing. */
const mostPlans = 120;
/** Insurers of the catalogues of all lines, some versions of each. */
const logosKept = 500;

export function createDrawnLogos({ quoting }: Pick<BffParts, 'quoting'>): DrawnLogos {
  // By the address, which names the version: what is there never changes.
  const kept = lastFew<Promise<string>>(logosKept);
  const drawn = async (code: string, address: string) => {
    const logo = await quoting.insurerLogo({ code }, reader);
    return logo && logo.svg.length <= mostCharacters ? drawnInPlace(logo.svg) : address;
  };
  const logoOf = async (code: string, version: string) => {
    const address = logoAddress(code, version);
    const asked = kept.get(address) ?? drawn(code, address);
    kept.set(address, asked);
    return asked.catch(() => {
      kept.delete(address);
      return address;
    });
  };
  return {
    of: async (plans, version) => {
      const addressOf = logosAt(version);
      if (plans.length > mostPlans) return addressOf;
      const codes = [...new Set(plans.map(({ insurerCode }) => insurerCode))];
      const found = await Promise.all(codes.map((code) => logoOf(code, version)));
      const logos = new Map(codes.map((code, at) => [code, found[at]]));
      return (code) => logos.get(code) ?? addressOf(code);
    },
  };
}

const reader = asBff('logos');
