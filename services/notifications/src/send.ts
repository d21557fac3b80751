import type { ReceivedEvent } from '@muqarin/platform/events/envelope';
import type { MailWords } from './mails/in-locale.ts';
import type { RenderedMail } from './mails/layout.ts';

/** Writes the mail of an event in the language of whoever gets it, once that is known; to nobody where there is no address. */
export type Send = (
  kind: string,
  event: ReceivedEvent,
  to: string | undefined,
  write: (words: MailWords) => RenderedMail,
) => Promise<void>;
