/** How it stands with a quotation, as a table of every state and every act (decisions X11, features 111 and 141). */

export const quotationStates = [
  /** Not to be sent yet: an underwriting flag is open. */
  'draft',
  'priced',
  /** Its client has a link. */
  'shared',
  /** The client has chosen an option. */
  'selected',
  'accepted',
  'bound',
  'declined',
  'expired',
  'superseded',
] as const;
export type QuotationState = (typeof quotationStates)[number];

export const quotationActs = [
  /** Options, prices or discounts: the next version. */
  'edit',
  /** A flag, by whoever may. */
  'clear',
  'send',
  /** The client's. */
  'select',
  'accept',
  'decline',
  /** Its last day is over. */
  'expire',
  /** Another one takes its place. */
  'supersede',
  /** A policy was made of it. */
  'bind',
] as const;
export type QuotationAct = (typeof quotationActs)[number];

export const quotationRefusals = [
  'flags_open',
  'no_flags',
  'not_sent',
  'nothing_chosen',
  'not_accepted',
  'accepted',
  'bound',
  'declined',
  'expired',
  'superseded',
] as const;
export type QuotationRefusal = (typeof quotationRefusals)[number];

export type QuotationMove = { to: QuotationState } | { because: QuotationRefusal };

const to = (state: QuotationState): QuotationMove => ({ to: state });
const not = (because: QuotationRefusal): QuotationMove => ({ because });

/** What cannot be at all, for one reason. */
const closed = (because: QuotationRefusal): Record<QuotationAct, QuotationMove> =>
  Object.fromEntries(quotationActs.map((act) => [act, not(because)])) as Record<
    QuotationAct,
    QuotationMove
  >;

/** An edit and a cleared flag lead to `priced`, or to `draft` while a flag is open (`moveQuotation`). */
const moves: Readonly<Record<QuotationState, Readonly<Record<QuotationAct, QuotationMove>>>> = {
  draft: {
    edit: to('priced'),
    clear: to('priced'),
    send: not('flags_open'),
    select: not('not_sent'),
    accept: not('not_sent'),
    decline: not('not_sent'),
    expire: to('expired'),
    supersede: to('superseded'),
    bind: not('not_accepted'),
  },
  priced: {
    edit: to('priced'),
    clear: not('no_flags'),
    send: to('shared'),
    select: not('not_sent'),
    accept: not('not_sent'),
    decline: not('not_sent'),
    expire: to('expired'),
    supersede: to('superseded'),
    bind: not('not_accepted'),
  },
  shared: {
    edit: to('priced'),
    clear: not('no_flags'),
    send: to('shared'),
    select: to('selected'),
    accept: not('nothing_chosen'),
    decline: to('declined'),
    expire: to('expired'),
    supersede: to('superseded'),
    bind: not('not_accepted'),
  },
  selected: {
    edit: to('priced'),
    clear: not('no_flags'),
    send: to('shared'),
    select: to('selected'),
    accept: to('accepted'),
    decline: to('declined'),
    expire: to('expired'),
    supersede: to('superseded'),
    bind: not('not_accepted'),
  },
  accepted: { ...closed('accepted'), bind: to('bound') },
  bound: closed('bound'),
  declined: { ...closed('declined'), edit: to('priced') },
  expired: { ...closed('expired'), edit: to('priced') },
  superseded: closed('superseded'),
};

export function moveQuotation(
  state: QuotationState,
  act: QuotationAct,
  { flagsOpen = false }: { flagsOpen?: boolean } = {},
): QuotationMove {
  const move = moves[state][act];
  return flagsOpen && 'to' in move && move.to === 'priced' ? to('draft') : move;
}

/** The client has a link, and may still answer. */
export function waitsForClient(state: QuotationState): boolean {
  return state === 'shared' || state === 'selected';
}
