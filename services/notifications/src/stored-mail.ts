import type { RenderedMail } from './mails/layout.ts';

export interface StoredMail extends Omit<RenderedMail, 'content' | 'locale'> {
  /** The id of the event it answers: one mail an event, however often that is delivered. */
  _id: string;
  to: string;
  /**
   * What the event was about, by its key: the id of a lead, case, draft, quote or order. In mails from before it was kept, the
   * reference in the subject, '' without one; absent until something is looked for.
   */
  about?: string;
  /** Of one that nobody asked for: the contact budget counts those. */
  reason?: 'reminder';
  /** The language it is written in; absent in mails from before there were two. */
  locale?: string;
  /** When the link or code in it stops to work: then it says nothing any more. Absent in all other mails, which stay. */
  endsAt?: Date;
  from: string;
  /** When it came here. */
  sentAt: Date;
  /** When the database had it; absent where it was not sent at once. */
  storedAt?: Date;
  /** How often a mail server was asked to take it, or was about to be. */
  attempts: number;
  /** When it was noted that a mail server took it; null before, and for ever where mails stay here. */
  deliveredAt: Date | null;
}
