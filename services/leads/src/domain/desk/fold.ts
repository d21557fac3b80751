/** A lead at the desk, as its facts tell it; pure, and the same for any order of the facts. */
import { dispositionOf, nextTry } from '@muqarin/rules/desk/dispositions';
import {
  type LeadHappening,
  type LeadState,
  moveLead,
  waitsForCalls,
} from '@muqarin/rules/desk/lead-states';
import { type CapturedFact, type DeskFact, type DeskFacts, inOrder, mergedInto } from './facts.ts';

export interface DeskLead {
  journeyId: string | null;
  state: LeadState;
  /** Somebody should call: not before `dueAt`. */
  waits: boolean;
  /** ISO instant. */
  dueAt: string | null;
  /** ISO instant of what closed it; null for whom nobody may call. */
  closedAt: string | null;
  /** ISO instant of what happened last, by whoever raised it. */
  lastAt: string;
  line: string;
  slot: string;
  language: string;
  emirateId: number;
  facts: DeskFacts;
  /** How many facts there are: who writes another one says how many were there. */
  count: number;
}

export function foldLead(all: DeskFacts): DeskLead {
  const ordered = inOrder(all);
  const isErased = ordered.some(({ kind }) => kind === 'erased');
  const captured = ordered.find((fact) => fact.kind === 'captured') ?? null;
  const { state, dueAt } = standing(ordered, captured?.line ?? '');
  const doNotCall = ordered.findLast((fact) => fact.kind === 'preferences')?.doNotCall ?? false;
  // Merged, it is in no list and goes on as it stands: an undo has nothing to put back.
  const isListed = captured !== null && !isErased && !doNotCall && mergedInto(all) === null;
  const waits = isListed && dueAt !== null && waitsForCalls(state);
  const isClosed = isListed && !waits;
  return {
    journeyId: captured?.journeyId ?? null,
    state,
    waits,
    dueAt: waits ? dueAt : null,
    closedAt: isClosed ? (ordered.findLast(closes)?.at ?? null) : null,
    lastAt: ordered.at(-1)?.at ?? '',
    ...sorted(captured),
    facts: isErased ? withoutWords(all) : all,
    count: Object.keys(all).length,
  };
}

function closes({ kind }: DeskFact): boolean {
  return kind === 'disposed' || kind === 'status' || kind === 'bought';
}

/** By what the list is read. */
function sorted(
  captured: CapturedFact | null,
): Pick<DeskLead, 'line' | 'slot' | 'language' | 'emirateId'> {
  const { line, slot, language, emirateId } = captured ?? nothing;
  return { line, slot, language, emirateId };
}

const nothing = { line: '', slot: 'any', language: '', emirateId: 0 };

interface Standing {
  state: LeadState;
  /** ISO instant of the next call; null when none is planned. */
  dueAt: string | null;
  /** How often in a row it came to a disposition with the same answer. */
  tries: number;
  answered: boolean | null;
}

function standing(ordered: readonly DeskFact[], line: string): Standing {
  let now: Standing = { state: 'new', dueAt: null, tries: 0, answered: null };
  for (const fact of ordered) now = after(now, fact, line);
  return now;
}

function after(before: Standing, fact: DeskFact, line: string): Standing {
  switch (fact.kind) {
    case 'captured':
      return { ...moved(before, 'asked'), dueAt: fact.at };
    case 'status':
      return status(before, fact);
    case 'disposed':
      return disposed(before, fact);
    case 'mailed':
      return fact.line === line ? moved(before, 'quoted') : before;
    case 'bought':
      return fact.line === line ? moved(before, 'bought') : before;
    default:
      return before;
  }
}

function moved(before: Standing, happened: LeadHappening): Standing {
  return { ...before, state: moveLead(before.state, happened) ?? before.state };
}

function status(
  before: Standing,
  { status: to, at }: Extract<DeskFact, { kind: 'status' }>,
): Standing {
  if (to === 'new') return { ...moved(before, 'asked'), dueAt: at };
  return { ...moved(before, to === 'spam' ? 'spam' : 'spoken'), dueAt: null };
}

function disposed(before: Standing, fact: Extract<DeskFact, { kind: 'disposed' }>): Standing {
  const { happened, answered } = dispositionOf(fact.disposition);
  const tries = before.answered === answered ? before.tries + 1 : 1;
  const callBackAt = fact.callBackAt === null ? null : Date.parse(fact.callBackAt);
  const next = nextTry(fact.disposition, { at: Date.parse(fact.at), tries, callBackAt });
  const to = { ...moved(before, happened), tries, answered };
  if (next.kind === 'given_up') return { ...moved(to, 'lost'), dueAt: null };
  return { ...to, dueAt: next.kind === 'at' ? new Date(next.at).toISOString() : null };
}

/** What staff wrote about somebody who is forgotten. */
function withoutWords(facts: DeskFacts): DeskFacts {
  return Object.fromEntries(
    Object.entries(facts).map(([id, fact]) => [
      id,
      fact.kind === 'noted' ? { ...fact, text: '' } : fact,
    ]),
  );
}
