import { amountParts } from '@muqarin/rules/money-format';

/** As a person would type it: "600,000" or "720,000.25"; undefined where nothing was said. */
export function typedAmount(fils: number | undefined): string | undefined {
  return fils === undefined ? undefined : amountParts(fils).number;
}
