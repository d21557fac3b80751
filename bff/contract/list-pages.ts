/** Fields: `with_vat` (1 or 0), `return`. Which of the two figures the session is shown first; filters and order stay net (X13). */
export const vatPath = '/prices-with-vat';

/** What the page of every list says, whatever the line. */
export interface ListHead extends TakenAlong {
  revision: number;
  /** ISO day. */
  validUntil: string;
}

/** Of one whose quote keeps what is compared, and that opens for others by a link. */
export interface ListPage extends ListHead {
  comparedIds: number[];
  /** Whole address of a link for somebody else: it opens these answers as a quote of their own (features 97). */
  share: string;
}

export interface SelectedProvider {
  id: number;
  name: string;
}

/** "My hospitals" of the list's address. */
export interface ChosenHospitals {
  providers: SelectedProvider[];
  /** The (nw:tpa) pairs that include them all; null when none is chosen. */
  networkPairs: string[] | null;
  /** Found for `?provider_search=<keyword>`, for pages without JavaScript; absent without the keyword. */
  foundProviders?: SelectedProvider[];
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
