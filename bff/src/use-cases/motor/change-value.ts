/** The insured value: what was typed is moved into the car's range (decisions V16), then previewed or stored (V15). */
import type { MotorQuoteHead } from '@muqarin/quoting/contract/motor/quote-calls';
import type { Message } from '@muqarin/rules/message';
import { parseIdv, type TypedIdv } from '@muqarin/rules/motor/idv';
import type { Bff } from '../../parts.ts';
import { reviseMotorQuote } from './revise-quote.ts';
import { type MotorAsk, motorHeadOfSession, noMotorQuote } from './session-quote.ts';

export function typedIdv(typed: unknown, { vehicle }: Pick<MotorQuoteHead, 'vehicle'>): TypedIdv {
  const { minAed, maxAed } = vehicle.value;
  return parseIdv(typed, { minAed, maxAed });
}

export type ChangedValue =
  | { ok: true; quote: MotorQuoteHead; before: MotorQuoteHead; message?: Message }
  | { ok: false; message: string };

export async function changeValue(bff: Bff, ask: MotorAsk, typed: unknown): Promise<ChangedValue> {
  const before = await motorHeadOfSession(bff, ask);
  const wanted = typedIdv(typed, before);
  if (!wanted.ok) return wanted;
  const { quoteId } = before;
  const revised = await reviseMotorQuote(bff, ask, { quoteId, valueAed: wanted.idvAed });
  if (revised.outcome !== 'priced') throw noMotorQuote();
  const { quote } = revised;
  return { ok: true, quote, before, ...(wanted.message ? { message: wanted.message } : {}) };
}
