/** A quotation as staff and its client see it; the name and the contact of its client are not among these texts. */
import type {
  OptionDifference,
  QuotationOption,
  QuotationField as SentField,
} from '@muqarin/quoting/contract/quotations';
import type { QuotationField } from '@muqarin/rules/quotations/fields';
import type {
  DifferenceView,
  PriceRowView,
  QuotationOptionView,
} from '../../contract/quotation-pages.ts';
import { oursIn, type PageDraft } from '../locale/page-draft.ts';
import { kept, named, ofRules } from '../locale/said.ts';

export function optionView({
  planId: _plan,
  insurerCode: _code,
  ratedNetFils: _rated,
  planName,
  planNameFilled,
  ...option
}: QuotationOption): PageDraft<QuotationOptionView> {
  return {
    ...oursIn(option, 'insurerName', 'conditions'),
    planName: kept(planName, planNameFilled),
    terms: option.terms.map(termTexts),
    rows: option.rows.map(rowView),
  };
}

export function differenceView({
  planName,
  planNameFilled,
  rows,
  ...difference
}: OptionDifference): PageDraft<DifferenceView> {
  return { ...difference, planName: kept(planName, planNameFilled), rows: rows.map(rowView) };
}

export function termTexts({ label, value, filled = {}, car }: QuotationOption['terms'][number]) {
  return {
    label: kept(label, filled.label),
    value: car ? named(car) : kept(value, filled.value),
  };
}

export function fieldView(sent: SentField): PageDraft<QuotationField> {
  const { label, labelFilled, hint, hintFilled, choices, ...field } = sent;
  return {
    ...field,
    label: ofRules(labelFilled ?? label),
    hint: ofRules(hintFilled ?? hint),
    choices: choices.map(({ value, ...choice }) => {
      return { value, label: ofRules(choice.labelFilled ?? choice.label) };
    }),
  };
}

function rowView({ filled, ...row }: QuotationOption['rows'][number]): PageDraft<PriceRowView> {
  return { ...row, ...rowTexts({ ...row, filled }) };
}

/** What a row of a price says, as pages and papers say it. */
export function rowTexts({
  subject,
  label,
  why,
  filled = {},
}: Omit<QuotationOption['rows'][number], 'code' | 'fils'>) {
  return {
    subject: kept(subject, filled.subject),
    label: kept(label, filled.label),
    why: kept(why, filled.why),
  };
}
