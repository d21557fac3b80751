/** The sentences of "What would change this price" for a car, in English; other languages say them by their values. */
import { motorChangeSentences } from '@muqarin/rules/motor/price-words';
import { changeText } from '@muqarin/rules/price-changes';

export interface MotorChange {
  code: keyof typeof motorChangeSentences;
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

/** The whole sentence. Throws when a value that it names is missing. */
export function motorChangeText({ code, values }: MotorChange): string {
  return changeText(motorChangeSentences[code], values);
}
