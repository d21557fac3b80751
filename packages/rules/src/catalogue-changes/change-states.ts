/** How it stands with a change of the catalogue, as a table of every state and every act (features 142, decisions X25). */

export const catalogueChangeStates = [
  'draft',
  /** Another admin looks at it. */
  'submitted',
  /** It waits for its day. */
  'approved',
  'live',
  'rolled_back',
  'withdrawn',
] as const;
export type CatalogueChangeState = (typeof catalogueChangeStates)[number];

export const catalogueActs = [
  /** Files put in, changed or taken back. */
  'edit',
  'submit',
  /** To whoever made it, with a reason. */
  'return',
  'approve',
  'withdraw',
  /** What is in force has changed in the same file, or the whole has a problem by now. */
  'conflict',
  'go_live',
  'roll_back',
] as const;
export type CatalogueAct = (typeof catalogueActs)[number];

export const catalogueRefusals = [
  'nothing_changed',
  'has_problems',
  'own_change',
  'not_submitted',
  'not_approved',
  'not_live',
  'not_in_force',
  'submitted',
  'approved',
  'live',
  'rolled_back',
  'withdrawn',
] as const;
export type CatalogueRefusal = (typeof catalogueRefusals)[number];

export type CatalogueMove = { to: CatalogueChangeState } | { because: CatalogueRefusal };

const to = (state: CatalogueChangeState): CatalogueMove => ({ to: state });
const not = (because: CatalogueRefusal): CatalogueMove => ({ because });

type Row = Readonly<Record<CatalogueAct, CatalogueMove>>;

const closed = (because: CatalogueRefusal): Row =>
  Object.fromEntries(catalogueActs.map((act) => [act, not(because)])) as Row;

const moves: Readonly<Record<CatalogueChangeState, Row>> = {
  draft: {
    edit: to('draft'),
    submit: to('submitted'),
    return: not('not_submitted'),
    approve: not('not_submitted'),
    withdraw: to('withdrawn'),
    conflict: not('not_submitted'),
    go_live: not('not_approved'),
    roll_back: not('not_live'),
  },
  submitted: {
    edit: not('submitted'),
    submit: not('submitted'),
    return: to('draft'),
    approve: to('approved'),
    withdraw: to('withdrawn'),
    conflict: to('draft'),
    go_live: not('not_approved'),
    roll_back: not('not_live'),
  },
  approved: {
    edit: not('approved'),
    submit: not('approved'),
    return: to('draft'),
    approve: not('approved'),
    withdraw: to('withdrawn'),
    conflict: to('draft'),
    go_live: to('live'),
    roll_back: not('not_live'),
  },
  live: { ...closed('live'), roll_back: to('rolled_back') },
  rolled_back: closed('rolled_back'),
  withdrawn: closed('withdrawn'),
};

export interface CatalogueGuards {
  /** No file differs from what is in force. */
  isEmpty?: boolean;
  hasProblems?: boolean;
  /** Whoever acts has edited or submitted it: four eyes need another. */
  isOwn?: boolean;
  /** Its version is the one that prices are made by now. */
  isInForce?: boolean;
}

const guards: readonly [CatalogueAct, (given: CatalogueGuards) => boolean, CatalogueRefusal][] = [
  ['submit', ({ isEmpty }) => isEmpty === true, 'nothing_changed'],
  ['submit', ({ hasProblems }) => hasProblems === true, 'has_problems'],
  ['approve', ({ isOwn }) => isOwn === true, 'own_change'],
  ['roll_back', ({ isInForce }) => isInForce === false, 'not_in_force'],
];

export function moveCatalogueChange(
  state: CatalogueChangeState,
  act: CatalogueAct,
  given: CatalogueGuards = {},
): CatalogueMove {
  const move = moves[state][act];
  if ('because' in move) return move;
  const [, , because] =
    guards.find(([guarded, applies]) => guarded === act && applies(given)) ?? [];
  return because ? not(because) : move;
}
