/** How it stands with a lead (decisions X11), as a table of every state and everything that may happen to it. */

export const leadStates = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];

export const leadHappenings = [
  /** Somebody was tried and did not answer. */
  'tried',
  /** Somebody spoke to them. */
  'spoken',
  /** A quote was mailed to them. */
  'quoted',
  /** A policy was bought. */
  'bought',
  /** They do not want it, or cannot be reached. */
  'lost',
  /** No person sent it. */
  'spam',
  /** They asked again, or it was put back into the queue. */
  'asked',
] as const;
export type LeadHappening = (typeof leadHappenings)[number];

/** Null: cannot be. What a person does (quoted, bought, asked) always can. */
const moves: Readonly<Record<LeadState, Readonly<Record<LeadHappening, LeadState | null>>>> = {
  new: {
    tried: 'new',
    spoken: 'contacted',
    quoted: 'quoted',
    bought: 'won',
    lost: 'lost',
    spam: 'spam',
    asked: 'new',
  },
  contacted: {
    tried: 'contacted',
    spoken: 'contacted',
    quoted: 'quoted',
    bought: 'won',
    lost: 'lost',
    spam: 'spam',
    asked: 'new',
  },
  quoted: {
    tried: 'quoted',
    spoken: 'quoted',
    quoted: 'quoted',
    bought: 'won',
    lost: 'lost',
    spam: 'spam',
    asked: 'quoted',
  },
  won: {
    tried: 'won',
    spoken: 'won',
    quoted: 'won',
    bought: 'won',
    lost: null,
    spam: null,
    asked: 'won',
  },
  lost: {
    tried: null,
    spoken: null,
    quoted: 'quoted',
    bought: 'won',
    lost: 'lost',
    spam: 'spam',
    asked: 'new',
  },
  spam: {
    tried: null,
    spoken: null,
    quoted: 'quoted',
    bought: 'won',
    lost: null,
    spam: 'spam',
    asked: 'new',
  },
};

export function moveLead(state: LeadState, happened: LeadHappening): LeadState | null {
  return moves[state][happened];
}

/** Nobody is called about what is won, lost or sent by no person. */
export function waitsForCalls(state: LeadState): boolean {
  return state === 'new' || state === 'contacted' || state === 'quoted';
}
