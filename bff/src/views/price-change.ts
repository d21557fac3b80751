import { type ChangeValues, changeMessage } from '@muqarin/rules/price-changes';
import { type Message, ofRules, ours } from '../locale/said.ts';

/** What would change a price. Without its values, from a service of before they were sent, it stays English. */
export function changeSaid(
  english: string,
  sentences: Readonly<Record<string, string>>,
  code: string,
  values: ChangeValues | undefined,
): Message {
  const sentence = values && sentences[code];
  return sentence ? ofRules(changeMessage(sentence, values)) : ours(english);
}
