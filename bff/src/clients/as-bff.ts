import type { CallContext } from '@muqarin/platform/context';

/** In nobody's name: what the BFF asks for itself, under one correlation id for each purpose. */
export function asBff(correlationId: string): CallContext {
  return { actor: { kind: 'system', id: 'bff' }, correlationId };
}
