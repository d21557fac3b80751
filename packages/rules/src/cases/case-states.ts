/** How it stands with a claim or complaint, as a table of every state and everything that staff may do about it. */

export const caseStatuses = ['received', 'in_review', 'answered', 'closed'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** As staff see it: a case that somebody wants to close against the customer waits for a second person. */
export const caseStates = [
  'received',
  'in_review',
  'answered',
  'refusal_proposed',
  'closed',
] as const;
export type CaseState = (typeof caseStates)[number];

export const caseActs = [
  /** Say that it is looked at. */
  'acknowledge',
  /** Write to the customer, and go on. */
  'answer',
  /** Close it as the customer asked. */
  'settle',
  /** Propose to close it against the customer. */
  'refuse',
  /** Agree with the proposal: by somebody else than who made it. */
  'agree',
  /** Do not agree: it is looked at again. */
  'return',
  /** A closed one is looked at again. */
  'reopen',
] as const;
export type CaseAct = (typeof caseActs)[number];

/** Null: cannot be. */
const moves: Readonly<Record<CaseState, Readonly<Record<CaseAct, CaseState | null>>>> = {
  received: {
    acknowledge: 'in_review',
    answer: 'answered',
    settle: 'closed',
    refuse: 'refusal_proposed',
    agree: null,
    return: null,
    reopen: null,
  },
  in_review: {
    acknowledge: null,
    answer: 'answered',
    settle: 'closed',
    refuse: 'refusal_proposed',
    agree: null,
    return: null,
    reopen: null,
  },
  answered: {
    acknowledge: null,
    answer: 'answered',
    settle: 'closed',
    refuse: 'refusal_proposed',
    agree: null,
    return: null,
    reopen: null,
  },
  refusal_proposed: {
    acknowledge: null,
    answer: null,
    settle: 'closed',
    refuse: null,
    agree: 'closed',
    return: 'in_review',
    reopen: null,
  },
  closed: {
    acknowledge: null,
    answer: null,
    settle: null,
    refuse: null,
    agree: null,
    return: null,
    reopen: 'in_review',
  },
};

export function moveCase(state: CaseState, act: CaseAct): CaseState | null {
  return moves[state][act];
}

export function isCaseAct(text: string): text is CaseAct {
  return (caseActs as readonly string[]).includes(text);
}

/** Acts that say something to the customer: without a text there is nothing to say. */
export function needsText(act: CaseAct): boolean {
  return act === 'answer' || act === 'settle' || act === 'refuse';
}
