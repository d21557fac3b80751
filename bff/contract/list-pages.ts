/** Fields: `with_vat` (1 or 0), `return`. Which of the two figures the session is shown first; filters and order stay net (X13). */
export const vatPath = '/prices-with-vat';

/** What the pages of every list and comparison say, whatever the line. */
export interface ListPage extends TakenAlong {
  revision: number;
  /** ISO day. */
  validUntil: string;
  comparedIds: number[];
  /** Whole address of a link for somebody else: it opens these answers as a quote of their own (features 97). */
  share: string;
}

/** A plan that a comparison can take up. */
export interface OtherPlan {
  id: number;
  name: string;
  insurerName: string;
  netFils: number;
  grossFils: number;
}

export interface TakenAlong {
  reference: string;
  /** Shown before a contact was left (decisions X32): the page says what one is needed for, and its mails lead there. */
  contactFirst: boolean;
  /** The lead's address, to which mails go (decisions M39, V31); empty when there is none. */
  email: string;
  /** Outcome of a post without JavaScript: shown once. */
  notice: string | null;
  warning: string | null;
}
