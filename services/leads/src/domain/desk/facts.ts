/** What the desk keeps of an event about a lead: what was asked, what came of it, and what staff did. Nobody's name or number. */
import type { DispositionName } from '@muqarin/rules/desk/dispositions';

interface Happened {
  /** ISO instant, from the event. */
  at: string;
}

export interface CapturedFact extends Happened {
  kind: 'captured';
  /** Events of one journey share their correlation id. */
  journeyId: string;
  reference: string;
  source: string;
  /** '' for a form of the site that leads to no quote. */
  line: string;
  /** When a call suits, and in which language; '' where nobody said. */
  slot: string;
  language: string;
  emirateId: number;
  /** What the form asked, as far as it says nothing of a person. */
  asked: Readonly<Record<string, string | number>>;
  plans: number;
}

type StaffFact = Happened & { staffId: string };

/** Into another lead of the same person, whose reference this is. */
export type MergedFact = StaffFact & { kind: 'merged'; into: string; reference: string };

export type LeadFact =
  | CapturedFact
  /** By the list of before: 'new', 'contacted' or 'spam'. */
  | (Happened & { kind: 'status'; status: string })
  | (Happened & { kind: 'preferences'; doNotCall: boolean })
  | (Happened & { kind: 'erased' })
  | (StaffFact & { kind: 'taken' | 'released' | 'unmerged' })
  | MergedFact
  /** `to` is '' for the queue. */
  | (StaffFact & { kind: 'reassigned'; from: string; to: string; reason: string })
  /** The text is that of an event of before: today's has a store of its own. */
  | (StaffFact & { kind: 'noted'; noteId: string; text: string })
  | (StaffFact & {
      kind: 'disposed';
      disposition: DispositionName;
      /** ISO; null for every disposition but a call-back. */
      callBackAt: string | null;
    });

/** Of the journey that a lead came from. */
export type JourneyFact = Happened & { line: string } & (
    | { kind: 'priced'; reference: string; plans: number; lowestNetFils: number | null }
    | { kind: 'selected'; planId: string; netFils: number }
    | { kind: 'mailed'; plans: number }
    | { kind: 'requested' | 'bought'; reference: string }
  );

export type DeskFact = LeadFact | JourneyFact;

/** By the id of their event: writing one twice changes nothing, and no order of writing makes another document. */
export type DeskFacts = Readonly<Record<string, DeskFact>>;

/** By the time of the event, then by its id. */
export function inOrder(facts: DeskFacts): DeskFact[] {
  return Object.entries(facts)
    .sort(([idA, a], [idB, b]) => compare(a.at, b.at) || compare(idA, idB))
    .map(([, fact]) => fact);
}

/** Null where it stands by itself: it was never merged, or that was undone. */
export function mergedInto(facts: DeskFacts): MergedFact | null {
  const last = inOrder(facts).findLast(({ kind }) => kind === 'merged' || kind === 'unmerged');
  return last?.kind === 'merged' ? last : null;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
