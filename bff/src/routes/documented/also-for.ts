/** A call that takes what another line offers as well, where the call says that it is meant. */

import type { Bff } from '../../parts.ts';
import type { Ask, DocumentedCall, Outcome } from './call.ts';

interface Other {
  isMeant: (ask: Pick<Ask, 'session' | 'fields'>) => boolean;
  /** What makes equal words another call: its quote, and what stands with it. */
  per: (bff: Bff, ask: Omit<Ask, 'key'>) => Promise<string>;
  handle: (bff: Bff, ask: Ask) => Promise<Outcome>;
}

/** Throws where the call is not one that is remembered by its quote. */
export function alsoFor(call: DocumentedCall, other: Other): DocumentedCall {
  const { handle, remember } = call;
  if (!handle || !remember?.per) throw new Error(`${call.name} is not remembered by its quote`);
  const { per } = remember;
  return {
    ...call,
    remember: {
      ...remember,
      per: (bff, ask) => (other.isMeant(ask) ? other.per(bff, ask) : per(bff, ask)),
    },
    handle: (bff, ask) => (other.isMeant(ask) ? other.handle(bff, ask) : handle(bff, ask)),
  };
}
