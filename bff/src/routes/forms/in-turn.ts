import { queues } from '../../session/queues.ts';
import type { Form } from './form.ts';

/**
 * The posts of one visitor to these forms one after the other, as they came: a save under way when its page goes comes
 * once more with those behind it, and must not be written after them.
 */
export function createInTurn(): (form: Form) => Form {
  const queued = queues();
  return (form) => ({ ...form, handle: (ask) => queued(ask.session.id, () => form.handle(ask)) });
}
