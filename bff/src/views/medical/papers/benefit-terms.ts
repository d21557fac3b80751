/** What a value of the table of benefits says, taken apart: how much is paid, what the insured pays, from when. */
import type { PlanPaper } from '@muqarin/quoting/contract/catalogue';
import { noted, said, type Text } from '../../../locale/said.ts';

type Value = PlanPaper['values'][number];

export interface BenefitTerms {
  limit: Text;
  /** Empty where the plan names no share of its own. */
  share: string;
  /** Null where cover begins with the policy. */
  waiting: Text | null;
}

const annual = 'Up to the annual limit';

export function termsOf(value: Value, plan: Pick<PlanPaper, 'notes'>): BenefitTerms {
  if (!value.covered) return { limit: value.text, share: '', waiting: null };
  return value.section === 'pay' ? ofShare(value) : ofCover(value, plan);
}

function ofShare({ row, text, note }: Value): BenefitTerms {
  const [, share = text, within] = /^(.*), (up to AED [\d,]+ a year)$/.exec(text) ?? [];
  const limit = row === 'inpatient_excess' ? '' : limitText(within ?? note ?? annual);
  return { limit, share, waiting: null };
}

function ofCover(value: Value, { notes }: Pick<PlanPaper, 'notes'>): BenefitTerms {
  const waiting = waitingOf(value);
  const ofMaternity = notes.flatMap(
    (note) => /^You pay (\d+ %) of maternity/.exec(note)?.[1] ?? [],
  );
  const share = value.row === 'maternity' ? (ofMaternity[0] ?? '') : '';
  const isOnlyWhen = waiting !== null || value.text === 'From day one';
  return { limit: isOnlyWhen ? limitText(value.note ?? annual) : wholeOf(value), share, waiting };
}

function waitingOf({ text }: Value): Text | null {
  const months = /^(?:After|Not in the first) (\d+) months$/.exec(text)?.[1];
  return months === undefined ? null : said('After {n} months', { n: Number(months) });
}

function wholeOf({ text, note }: Value): Text {
  return note ? noted(text, note) : text;
}

/** As a sentence of its own; the catalogue says it within another. */
function limitText(text: string): Text {
  const [, a, yearly] = /^up to (AED\s[\d,]+)( a year)?$/.exec(text) ?? [];
  if (a === undefined) return capital(text);
  return yearly ? said('Up to {a} a year', { a }) : said('Up to {a}', { a });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
