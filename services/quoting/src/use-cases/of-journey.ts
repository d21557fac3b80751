import type { CallContext } from '@muqarin/platform/context';

/**
 * A draft's id is the correlation id of its whole journey: of whatever call something happens in, its event belongs to that draft.
 */
export function ofJourney(call: CallContext, { draftId }: { draftId: string }): CallContext {
  return { ...call, correlationId: draftId };
}
