import type { QuotationOption } from '@muqarin/quoting/contract/quotations';
import type { QuotationOptionView } from '../../contract/quotation-pages.ts';

/** An option as staff and its client see it. */
export function optionView({
  planId: _plan,
  insurerCode: _code,
  ratedNetFils: _rated,
  ...option
}: QuotationOption): QuotationOptionView {
  return option;
}
