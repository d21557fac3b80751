/** What all options of a motor quotation stand on, and staff may put right: the insured value within its limits, and the driver. */
import { formatDate, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import { toWesternDigits } from '@muqarin/rules/digits';
import { filled, type Message } from '@muqarin/rules/message';
import { formatAed } from '@muqarin/rules/money-format';
import {
  type QuotationField,
  quotationFieldTexts as texts,
} from '@muqarin/rules/quotations/fields';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import { typedDate } from '@muqarin/rules/site/whole-dates';
import { MotorAnswers } from '../../../contract/motor/answers.ts';
import type { ValueRange } from '../../domain/motor/market-value.ts';
import { motorRequestOf } from '../../domain/motor/rating-request.ts';
import type { QuotationBasis, QuotationSource } from '../../quotations/source.ts';
import type { MotorRater } from '../../raters/motor.ts';
import { ratableMotor } from './quotation-rate.ts';

/** As far as the questionnaire takes them. */
const years = { from: 0, to: 20 };
const counted = { claim_free_years: 'claimFreeYears', claims: 'claims' } as const;
type Counted = keyof typeof counted;

export function motorFacts(rater: MotorRater): NonNullable<QuotationSource['facts']> {
  return {
    of: async (basis) => {
      const answers = ratableMotor(basis.answers);
      const found = await requestOf(rater, basis, answers);
      const range = 'range' in found ? found.range : found.value;
      const born = parseIsoDate(answers.dob);
      const date = born ? formatDate(born) : '';
      return [
        ...(range ? [valueField(range, answers.valueAed ?? range.marketAed)] : []),
        typedField('driver_birth', texts.driverBirth, 'date', filled(texts.birthHint, { date })),
        countField('claim_free_years', texts.claimFreeYears, answers.claimFreeYears),
        countField('claims', texts.claims, answers.claims),
      ];
    },
    with: async (basis, typed) => {
      const read = readTyped(typed);
      if ('message' in read) return read;
      const answers = MotorAnswers.parse({ ...basis.answers, ...read.answers });
      const found = await requestOf(rater, basis, answers);
      if (found.outcome === 'value_out_of_range')
        return { field: 'insured_value', message: outside(found.value) };
      if (found.outcome === 'bad_birth_date')
        return { field: 'driver_birth', message: quotationMessages.birthday };
      if (found.outcome !== 'ok') return { field: '', message: quotationMessages.notOffered };
      return { value: { ...basis, answers } };
    },
  };
}

type Read = { answers: Partial<MotorAnswers> } | { field: string; message: Message };

function readTyped(typed: ReadonlyMap<string, string>): Read {
  const answers: Partial<MotorAnswers> = {};
  for (const [field, text] of typed) {
    if (field === 'insured_value') {
      const valueAed = wholeIn(text);
      if (!valueAed)
        return {
          field,
          message: filled(quotationMessages.number, { from: 1, to: '9,999,999' }),
        };
      answers.valueAed = valueAed;
    } else if (field === 'driver_birth') {
      const date = typedDate(text);
      if (!date) return { field, message: quotationMessages.birthday };
      answers.dob = toIsoDate(date);
    } else if (isCounted(field)) {
      const count = wholeIn(text);
      if (count === null || count > years.to)
        return { field, message: filled(quotationMessages.number, years) };
      answers[counted[field]] = count;
    } else return { field, message: quotationMessages.notHere };
  }
  return { answers };
}

const isCounted = (field: string): field is Counted => Object.hasOwn(counted, field);

/** With or without commas, in any digits. */
function wholeIn(text: string): number | null {
  const digits = toWesternDigits(text).replace(/[,٬\s]/g, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
}

async function requestOf(
  rater: MotorRater,
  { day, catalogueVersion }: Pick<QuotationBasis, 'day' | 'catalogueVersion'>,
  answers: MotorAnswers,
) {
  const { catalogue, vehicles } = await rater.ofVersion(catalogueVersion);
  const found = motorRequestOf(
    catalogue,
    vehicles,
    answers,
    { addonIds: [], deductible: null },
    day,
  );
  return { value: null, ...found };
}

function outside(value: ValueRange | null): Message {
  const said = { from: aed(value?.minAed ?? 0), to: aed(value?.maxAed ?? 0) };
  return filled(quotationMessages.valueOutside, said);
}

const aed = (whole: number) => ({ word: formatAed(whole * 100) });

function valueField({ minAed, maxAed }: ValueRange, valueAed: number): QuotationField<Message> {
  const said = { value: aed(valueAed), from: aed(minAed), to: aed(maxAed) };
  const hint = filled(texts.insuredValueHint, said);
  return typedField('insured_value', texts.insuredValue, 'number', hint);
}

function countField(name: Counted, label: string, n: number): QuotationField<Message> {
  return typedField(name, label, 'number', filled(texts.numberHint, { n }));
}

function typedField(
  name: string,
  label: string,
  kind: 'date' | 'number',
  hint: Message,
): QuotationField<Message> {
  return { name, label, hint, kind, value: '', choices: [] };
}
