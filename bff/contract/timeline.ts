/** One place: everything that somebody asked, bought, filed or noted here, each with its state and the way back to it. Types only. */

export const timelineKinds = [
  'draft',
  'quote',
  'order',
  'policy',
  'elsewhere',
  'claim',
  'complaint',
  'call',
  'request',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export type TimelineState =
  | 'begun'
  | 'open'
  | 'ended'
  | 'selected'
  | 'confirmed'
  | 'unpaid'
  | 'paid'
  | 'cancelled'
  | 'documents'
  | 'insurer'
  | 'starts'
  | 'running'
  | 'received'
  | 'in_review'
  | 'answered'
  | 'closed'
  | 'waiting'
  | 'called';

export interface TimelineRow {
  /** Field `row` of the form that opens it. */
  id: string;
  kind: TimelineKind;
  /** A line of business, or the kind of insurance of a policy bought elsewhere; '' where it is about none. */
  line: string;
  /** As its pages show it; '' of what has none. */
  reference: string;
  /** Insurer and plan; '' where none is known. */
  insurerName: string;
  planName: string;
  state: TimelineState;
  /** ISO day or moment from which it is; null where nobody knows. */
  at: string | null;
  /** The last ISO day of a cover, of a price, of answers that wait, or by which somebody has to answer. */
  until: string | null;
  /** Days until a cover ends that runs or begins; null of everything else. */
  daysLeft: number | null;
  /** The form leads to where it goes on. */
  canOpen: boolean;
  /** Where it stands, of what needs no opening. */
  href: string | null;
  /** Where its end is asked for, the refund foretold before. */
  canEnd: boolean;
  /** It ends soon or has ended, and next year's price is said with what changed. */
  canRenew: boolean;
}

export interface PaperRow {
  id: string;
  name: string;
  /** What it belongs to: the reference, or the kind of insurance of a policy bought elsewhere. */
  of: string;
  at: string;
  /** Kept until then, ISO moment. */
  until: string;
  view: string | null;
}

export interface Timeline {
  /** The newest first. */
  rows: TimelineRow[];
  papers: PaperRow[];
}
