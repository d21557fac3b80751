/** A change of a quotation as its form sends it. */
import { AppError } from '@muqarin/platform/errors';
import type { QuotationChange } from '@muqarin/quoting/contract/quotations';
import type { FieldError } from '@muqarin/rules/checked';
import type { Filled } from '@muqarin/rules/message';
import { aedToFils } from '@muqarin/rules/money';
import { quotationMessages } from '@muqarin/rules/quotations/messages';

const most = 100;
const mostFields = 1_000;

type Fields = Readonly<Record<string, string>>;

/** Fields that are not there, or empty, change nothing; an amount of 0 takes a discount back. What a fact or a choice may be, its line says. */
export function changeIn(fields: Fields): { change: QuotationChange; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const change: QuotationChange = {
    today: fields.today === 'yes',
    removed: (fields.removed ?? '')
      .split(',')
      .filter((lineId) => lineId !== '')
      .slice(0, most),
    discounts: [],
    facts: typedIn(fields, 'fact_').slice(0, most),
    choices: [],
  };
  for (let at = 1; at <= most; at += 1) {
    const [lineId, off] = [fields[`line_${at}`], fields[`off_${at}`]];
    if (lineId === undefined) continue;
    const chosen = typedIn(fields, `choice_${at}_`).map((typed) => ({ lineId, ...typed }));
    change.choices.push(...chosen.slice(0, mostFields));
    if (off === undefined || off.trim() === '') continue;
    const fils = aedToFils(off.trim());
    const fundingId = (fields[`funding_${at}`] ?? '').trim().toUpperCase().slice(0, 40);
    if (fils === null || fils < 0)
      errors.push({ field: `off_${at}`, message: quotationMessages.amountOff });
    else change.discounts.push({ lineId, fundingId, fils });
  }
  return { change, errors };
}

function typedIn(fields: Fields, prefix: string): { name: string; text: string }[] {
  return Object.entries(fields)
    .filter(([name, text]) => name.startsWith(prefix) && text.trim() !== '')
    .map(([name, text]) => ({
      name: name.slice(prefix.length, prefix.length + 60),
      text: text.slice(0, 120),
    }));
}

interface Refused {
  field?: string;
  lineId?: string | null;
  /** What it says by its key, where that is filled with values. */
  filled?: Filled;
}

/** What its line refused of one field, beside that field; whatever else went wrong is thrown on. */
export function fieldRefused(error: unknown, fields: Fields): FieldError[] {
  if (!(error instanceof AppError) || error.code !== 'QUOTING.FIELD') throw error;
  const { field, lineId, filled } = error.details as Refused;
  const at = Object.keys(fields).find(
    (name) => name.startsWith('line_') && fields[name] === lineId,
  );
  const name = at ? `choice_${at.slice('line_'.length)}_${field}` : `fact_${field}`;
  // One that is not on the page has no place of its own there.
  if (!Object.hasOwn(fields, name)) throw error;
  return [{ field: name, message: filled ?? error.message }];
}
