import type { Risk } from '../../domain/general/catalogue.ts';
import { RISKS } from '../../domain/general/catalogue.ts';
import type { RiskKey } from './source-types.ts';

/** Parts per million of a percentage with up to four decimals, such as "0.0044" (44). */
export function ppmOf(percent: string): number {
  const [whole = '0', decimals = ''] = percent.split('.');
  return Number(whole) * 10_000 + Number(decimals.padEnd(4, '0'));
}

/** `all` stands for each class that is not named. */
export function byRisk(
  percent: Readonly<Partial<Record<RiskKey, string>>>,
): Partial<Record<Risk, number>> {
  return Object.fromEntries(
    RISKS.flatMap((risk) => {
      const text = percent[risk] ?? percent.all;
      return text === undefined ? [] : [[risk, ppmOf(text)]];
    }),
  );
}
