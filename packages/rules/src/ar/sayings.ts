/**
 * English texts to Arabic, for whoever shows them (`createSay`). A new catalogue of messages gets a file beside this one and
 * a line here.
 */
import { messages } from '../messages.ts';
import { motorMessages } from '../messages-motor.ts';
import { siteMessages } from '../messages-site.ts';
import type { Sayings } from '../translate.ts';
import { messagesInArabic } from './messages.ts';
import { motorMessagesInArabic } from './messages-motor.ts';
import { siteMessagesInArabic } from './messages-site.ts';
import { wordsInArabic } from './words.ts';

/** The messages of forms and calls: what scripts of a page may have to say. */
export function arabicMessages(): Sayings {
  return {
    ...paired(messages, messagesInArabic),
    ...paired(motorMessages, motorMessagesInArabic),
    ...paired(siteMessages, siteMessagesInArabic),
  };
}

/** Everything that is translated by its English text. */
export function arabicSayings(): Sayings {
  return { ...wordsInArabic, ...arabicMessages() };
}

function paired<Key extends string>(
  english: Readonly<Record<Key, string>>,
  arabic: Readonly<Partial<Record<Key, string>>>,
): Sayings {
  const keys = Object.keys(arabic) as Key[];
  return Object.fromEntries(keys.map((key) => [english[key], arabic[key] ?? english[key]]));
}
