import {
  type CorporateBuyPage,
  corporatePurchasePaths,
} from '@muqarin/bff/contract/medical-corporate/purchase';
import { CONDITION_FIELD } from '@muqarin/rules/buy-policy';
import { succeeded } from '@muqarin/rules/calls/success';
import { corporateCalls } from '@muqarin/rules/medical-corporate/calls';
import { filled } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import { aedToFils } from '@muqarin/rules/money';
import { formatAed } from '@muqarin/rules/money-format';
import type { Confirmed } from '@/features/checkout/confirmation.ts';
import { get, post } from '@/lib/calls.ts';
import { sayMessage } from '@/lib/in-readers.ts';
import { say } from '@/lib/reader.ts';

/** What a query may carry, of JSON (decisions X6). */
const QUERY_BYTES = 16_000;

type Answer = { status?: unknown; premium?: unknown };

/**
 * The documented call (S0 7): the plans with the bifurcations that were seen, by GET as the document has it, by POST where a query
 * cannot carry them. The server rates them anew (decisions M41).
 */
export async function confirmGroup(
  { wire }: Pick<CorporateBuyPage, 'wire'>,
  fields: Readonly<Record<string, string>>,
): Promise<Confirmed> {
  const { policy_start_date: start, [CONDITION_FIELD]: condition } = fields;
  const data = JSON.stringify({
    ...wire,
    policy_start_date: start,
    ...(condition === undefined ? {} : { [CONDITION_FIELD]: condition }),
  });
  try {
    const answer = await ask(data);
    if (succeeded(corporateCalls.confirm, answer)) {
      return { kind: 'done', address: corporatePurchasePaths.documents };
    }
    const message = said(answer);
    return message === null ? { kind: 'failed' } : { kind: 'warned', message };
  } catch {
    return { kind: 'failed' };
  }
}

function ask(data: string): Promise<Answer> {
  const { path } = corporateCalls.confirm;
  const isSmall = new TextEncoder().encode(data).length <= QUERY_BYTES;
  return isSmall ? get<Answer>(path, { data }) : post<Answer>(path, { data });
}

function said({ status, premium }: Answer): string | null {
  if (typeof status !== 'string') return null;
  const netFils = status === messages.priceChanged ? aedToFils(premium) : null;
  if (netFils === null) return say(status);
  const amount = { word: formatAed(netFils, 'always') };
  return sayMessage(filled('Price changed: {amount}', { amount }));
}
