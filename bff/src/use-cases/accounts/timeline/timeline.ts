/** The rows of one account, the newest first, and its papers. */
import type { ExternalPolicy } from '@muqarin/accounts/contract/policies';
import type { CallContext } from '@muqarin/platform/context';
import { daysBetween, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import { accountPaths } from '../../../../contract/account-pages.ts';
import type { Timeline } from '../../../../contract/timeline.ts';
import type { Bff } from '../../../parts.ts';
import { insurerChoices } from '../insurers.ts';
import { caseEntry, draftEntry, leadEntry, quoteEntry } from './asked.ts';
import { boughtEntry } from './bought.ts';
import { isToEnd } from './endings.ts';
import { type Entry, entry } from './entry.ts';
import { type Asked, type Gathered, gather } from './gather.ts';
import { paperRows } from './papers.ts';

export async function timelineOf(
  bff: Bff,
  asked: Asked,
  context: CallContext,
): Promise<Timeline & { entries: Entry[] }> {
  const [gathered, insurers] = await Promise.all([
    gather(bff, asked, context),
    insurerChoices(bff),
  ]);
  const names = new Map(insurers.map(({ code, name }) => [code, name]));
  const entries = entriesOf(gathered, names, toIsoDate(bff.today()));
  return { entries, rows: entries.map(({ row }) => row), papers: paperRows(gathered) };
}

function entriesOf(
  { drafts, leads, quotes, bought, cases, policies }: Gathered,
  insurers: ReadonlyMap<string, string>,
  today: string,
): Entry[] {
  const boughtQuotes = new Set(bought.map(({ quoteId }) => quoteId));
  const quoted = new Set([...quotes, ...bought].map(({ draftId }) => draftId));
  const known = new Set([...quotes, ...bought].map(({ quoteId }) => quoteId));
  // A call or a question stays what it is; the lead of a quote is that quote.
  const isOwn = ({ quoteId, draftId }: Gathered['leads'][number]) =>
    !(quoteId !== null && known.has(quoteId)) && !(draftId !== null && quoted.has(draftId));
  return [
    ...bought.map((each) => boughtEntry(each, today)),
    ...quotes
      .filter(({ quoteId }) => !boughtQuotes.has(quoteId))
      .map((each) => quoteEntry(each, today)),
    ...drafts.filter(({ draftId }) => !quoted.has(draftId)).map(draftEntry),
    ...leads.filter(isOwn).map(leadEntry),
    ...cases.map(caseEntry),
    ...policies.map((policy) => elsewhereEntry(policy, insurers, today)),
  ]
    .map(counted(today))
    .toSorted((one, other) => (other.row.at ?? now).localeCompare(one.row.at ?? now));
}

function counted(today: string): (each: Entry) => Entry {
  const day = parseIsoDate(today);
  return (each) => {
    const last = isToEnd(each.row) ? parseIsoDate(each.row.until ?? '') : null;
    const daysLeft = day && last ? daysBetween(day, last) : null;
    return { ...each, row: { ...each.row, daysLeft } };
  };
}

/** Answers that wait come first. */
const now = '9999';

function elsewhereEntry(
  { policyId, insuranceType, insurer, expiryDate, addedAt }: ExternalPolicy,
  insurers: ReadonlyMap<string, string>,
  today: string,
): Entry {
  return entry({
    id: `elsewhere:${policyId}`,
    kind: 'elsewhere',
    line: insuranceType,
    insurerName: insurers.get(insurer) ?? insurer,
    state: expiryDate < today ? 'ended' : 'running',
    at: addedAt,
    until: expiryDate,
    href: `${accountPaths.policies}?type=${insuranceType}`,
  });
}
