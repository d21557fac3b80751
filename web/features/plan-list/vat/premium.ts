import { fillMessage } from '@muqarin/rules/fill-message';
import { type AmountMode, amountParts, formatAed } from '@muqarin/rules/money-format';
import { reader, say } from '@/lib/reader.ts';
import { t } from '../texts.ts';

/** Of a year, before VAT and with it. */
export interface Premium {
  netFils: number;
  grossFils: number;
}

/** The figure that stands first, by the switch "Prices with VAT"; filters, order and price lines stay net (decisions X13). */
export function firstFils({ netFils, grossFils }: Premium): number {
  return reader().withVat ? grossFils : netFils;
}

export function firstAmount(premium: Premium, mode?: AmountMode): string {
  return say(formatAed(firstFils(premium), mode));
}

/** A twelfth of what is paid for the year (features 88): about so many dirhams, as nobody pays it. */
export function monthText({ grossFils }: Premium): string {
  const dirhams = Math.round(grossFils / 1200);
  return fillMessage(t.aMonth, { amount: amountParts(dirhams * 100).number });
}

/** What goes by the net premium says so once the payable one stands first. */
export function goesByNet(label: string): string {
  return reader().withVat ? fillMessage(t.labelBeforeVat, { label }) : label;
}
