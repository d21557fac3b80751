/** What was asked and what was answered: at the end, everything that was promised is held against what is there. */

export interface LeadEntry {
  /** No other lead has it: by it lead, event and mail are found again. */
  email: string;
  via: 'front' | 'contract';
  dueAt: number;
  /** Null: nobody said that it is stored. It may be, or not; but never half. */
  answeredAt: number | null;
}

/** Events of one key, each raised after the one before was answered. */
export interface QuoteEntry {
  quoteId: string;
  /** As the log must show them: a type, and the recipient where there are several of one type. */
  events: string[];
  /** Recipients in the order of their mails. */
  mails: string[];
  /** Its event has a key of its own, so it may come before the last of those. */
  policyMail: string | null;
}

export interface Ledger {
  leads: LeadEntry[];
  quotes: QuoteEntry[];
  /** What was refused or never answered, in words: nothing of this may happen. */
  refused: string[];
}

export function createLedger(): Ledger {
  return { leads: [], quotes: [], refused: [] };
}
