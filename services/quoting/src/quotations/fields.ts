/** What may be changed of a quotation besides its options and discounts: fields that its line knows, as staff typed them. */
import { AppError } from '@muqarin/platform/errors';
import { inEnglish, type Message } from '@muqarin/rules/message';
import type { QuotationField } from '@muqarin/rules/quotations/fields';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import type { QuotationChange, StaffQuotation } from '../../contract/quotations.ts';
import type { Changed, QuotationBasis, QuotationSource, Typed } from './source.ts';
import type { StoredQuotation } from './store.ts';

export function choicesOf(
  { choices }: QuotationSource,
  { basis, options }: Pick<StoredQuotation, 'basis' | 'options'>,
): Promise<StaffQuotation['choices']> {
  return Promise.all(
    options.map(async ({ lineId, planId }) => {
      const fields = (await choices?.of(basis, String(planId))) ?? [];
      return { lineId, fields: fields.map(sentField) };
    }),
  );
}

/** In English, with the key and values of what holds any. */
export function sentField({
  hint,
  choices,
  ...field
}: QuotationField<Message>): StaffQuotation['facts'][number] {
  return {
    ...field,
    ...sentLabel(field),
    hint: inEnglish(hint),
    ...(typeof hint === 'string' ? {} : { hintFilled: hint }),
    choices: choices.map((choice) => ({ ...choice, ...sentLabel(choice) })),
  };
}

function sentLabel({ label }: { label: Message }) {
  const said = { label: inEnglish(label) };
  return typeof label === 'string' ? said : { ...said, labelFilled: label };
}

/** Throws QUOTING.FIELD. */
export async function withFacts(
  { facts }: QuotationSource,
  basis: QuotationBasis,
  { facts: said }: Pick<QuotationChange, 'facts'>,
): Promise<QuotationBasis> {
  const typed = typedOf(said);
  if (facts) return valueIn(await facts.with(basis, typed), typed, null);
  return valueIn({ value: basis }, typed, null, typed.size > 0);
}

/** The option with what was chosen of it, as its line writes it. Throws QUOTING.FIELD. */
export async function withChoices(
  { choices }: QuotationSource,
  basis: QuotationBasis,
  { lineId, planId }: { lineId: string; planId: string },
  { choices: said }: Pick<QuotationChange, 'choices'>,
): Promise<string> {
  const typed = typedOf(said.filter((each) => each.lineId === lineId));
  if (typed.size === 0) return planId;
  if (choices) return valueIn(await choices.with(basis, planId, typed), typed, lineId);
  return valueIn({ value: planId }, typed, lineId, true);
}

function valueIn<Value>(
  changed: Changed<Value>,
  typed: Typed,
  lineId: string | null,
  isElsewhere = false,
): Value {
  if (!isElsewhere && 'value' in changed) return changed.value;
  const [first = ''] = typed.keys();
  const { field, message } =
    'value' in changed ? { field: first, message: quotationMessages.notHere } : changed;
  const filled = typeof message === 'string' ? {} : { filled: message };
  const details = { field, lineId, ...filled };
  throw new AppError('invalid', 'QUOTING.FIELD', inEnglish(message), { details });
}

/** What is left empty stays. */
function typedOf(said: readonly { name: string; text: string }[]): Typed {
  const all = said.map(({ name, text }) => [name, text.trim()] as const);
  return new Map(all.filter(([, text]) => text !== ''));
}
