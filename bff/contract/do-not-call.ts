/** GET /api/pages/staff/desk/do-not-call?page= : numbers that nobody may call to sell, by their last digits. Supervisors, admins. */
import type { ListReason } from '@muqarin/rules/desk/do-not-call';

export interface DoNotCallPage {
  numbers: ListedView[];
  total: number;
  /** From 1. */
  page: number;
  pages: number;
  /** What was looked for last; the number itself is not kept. */
  found: DoNotCallFound | null;
  /** Of the file that was refused last: its first bad lines, and how many there are. */
  bad: DoNotCallBad | null;
  notice: string | null;
  error: string | null;
}

export interface ListedView {
  ending: string;
  at: string;
  reason: ListReason;
  by: string;
}

export interface DoNotCallFound {
  ending: string;
  listed: ListedView | null;
  /** The person said so to us: taking the number off the list does not undo that. */
  askedUs: boolean;
}

export interface DoNotCallBad {
  /** From 1, as an editor counts lines. */
  lines: number[];
  total: number;
}
