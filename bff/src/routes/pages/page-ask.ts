/** What a page's model is made from. */
import type { CallContext } from '@muqarin/platform/context';
import type { Session } from '../../session/session-plugin.ts';

export interface PageAsk {
  /** Single values; of a repeated key the values joined by commas. */
  query: Readonly<Partial<Record<string, string>>>;
  session: Session;
  context: CallContext;
}
