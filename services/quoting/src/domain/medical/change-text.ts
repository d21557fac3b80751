/** The sentences of "What would change this price" (brand, plan list). English for now (decisions X26). */
import { formatDate, parseIsoDate } from '@muqarin/rules/dates';
import { emirates, nameOf } from '@muqarin/rules/medical/lookups';
import { formatAed } from '@muqarin/rules/money-format';
import { cutMessage } from '../message-template.ts';
import texts from '../messages.en.json' with { type: 'json' };

const templates = new Map(
  Object.entries(texts.change).map(([code, text]) => [code, cutMessage(text)]),
);

export type ChangeCode = keyof typeof texts.change;

export interface PriceChange {
  code: ChangeCode;
  values: {
    /** ISO day. */
    day?: string;
    age?: number;
    /** One-based. */
    member?: number;
    emirateId?: number;
    /** What the net premium would be. */
    netFils?: number;
  };
}

/** Dates, names and numbers are text; amounts stay apart so that a screen can set them. */
export type TextPart = { text: string } | { amountFils: number };

export function changeParts({ code, values }: PriceChange): TextPart[] {
  const pieces = templates.get(code) ?? [];
  return pieces.flatMap((piece, index) => {
    if (index % 2 === 1) return [valuePart(piece as keyof PriceChange['values'], values)];
    return piece === '' ? [] : [{ text: piece }];
  });
}

/** The whole sentence, amounts as `formatAed` writes them. */
export function changeText(change: PriceChange): string {
  return changeParts(change)
    .map((part) => ('text' in part ? part.text : formatAed(part.amountFils)))
    .join('');
}

function valuePart(name: keyof PriceChange['values'], values: PriceChange['values']): TextPart {
  if (name === 'netFils' && values.netFils !== undefined) return { amountFils: values.netFils };
  if (name === 'day') {
    const day = parseIsoDate(values.day ?? '');
    if (day) return { text: formatDate(day) };
  }
  if (name === 'emirateId') {
    const emirate = nameOf(emirates, values.emirateId);
    if (emirate) return { text: emirate };
  }
  const value = values[name];
  if (value === undefined) throw new Error(`a sentence about a price lacks ${name}`);
  return { text: String(value) };
}
