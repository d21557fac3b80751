/** A change of a quotation as its form sends it. */
import type { QuotationChange } from '@muqarin/quoting/contract/quotations';
import { aedToFils } from '@muqarin/rules/money';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import { typedDate } from '@muqarin/rules/site/whole-dates';
import type { FieldError } from '../../../contract/field-error.ts';

const most = 100;

/** Fields that are not there, or empty, change nothing; an amount of 0 takes a discount back. */
export function changeIn(fields: Readonly<Record<string, string>>): {
  change: QuotationChange;
  errors: FieldError[];
} {
  const change: QuotationChange = {
    today: fields.today === 'yes',
    removed: [],
    discounts: [],
    births: [],
  };
  const errors: FieldError[] = [];
  change.removed = (fields.removed ?? '')
    .split(',')
    .filter((lineId) => lineId !== '')
    .slice(0, most);
  for (let at = 1; at <= most; at += 1) {
    const [lineId, off, birth] = [fields[`line_${at}`], fields[`off_${at}`], fields[`birth_${at}`]];
    if (lineId !== undefined && off !== undefined && off.trim() !== '') {
      const fils = aedToFils(off.trim());
      const fundingId = (fields[`funding_${at}`] ?? '').trim().toUpperCase().slice(0, 40);
      if (fils === null || fils < 0)
        errors.push({ field: `off_${at}`, message: quotationMessages.amountOff });
      else change.discounts.push({ lineId, fundingId, fils });
    }
    if (birth !== undefined && birth.trim() !== '') {
      const day = typedDate(birth);
      if (day) change.births.push({ member: at, ...day });
      else errors.push({ field: `birth_${at}`, message: quotationMessages.birthday });
    }
  }
  return { change, errors };
}
