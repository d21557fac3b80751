/** The sentences of "What would change this price" for a car. English for now (decisions X26). */
import { emirates, nameOf } from '@muqarin/rules/emirates';
import { formatAed } from '@muqarin/rules/money-format';
import { cutMessage } from '../message-template.ts';
import texts from '../messages.en.json' with { type: 'json' };

const templates = new Map(
  Object.entries(texts.motorChange).map(([code, text]) => [code, cutMessage(text)]),
);

export interface MotorChange {
  code: keyof typeof texts.motorChange;
  values: {
    savedFils?: number;
    moreFils?: number;
    netFils?: number;
    deductibleFils?: number;
    valueFils?: number;
    years?: number;
    now?: number;
    age?: number;
    emirateId?: number;
  };
}

/** The whole sentence. Throws when a value that the text names is missing. */
export function motorChangeText({ code, values }: MotorChange): string {
  const pieces = templates.get(code) ?? [];
  return pieces
    .map((piece, index) => (index % 2 === 0 ? piece : valueText(piece, values)))
    .join('');
}

function valueText(name: string, values: MotorChange['values']): string {
  const value = values[name as keyof MotorChange['values']];
  if (value === undefined) throw new Error(`a sentence about a price lacks ${name}`);
  if (name.endsWith('Fils')) return formatAed(value);
  return name === 'emirateId' ? (nameOf(emirates, value) ?? '') : String(value);
}
