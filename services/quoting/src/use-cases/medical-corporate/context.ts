import { createQuoteLife, type QuoteLife } from '../quote-life/engine.ts';
import { groupLine } from './line.ts';
import type { GroupParts, GroupTypes } from './types.ts';

/** What the use cases of group quotes share. */
export interface GroupContext extends GroupParts {
  life: QuoteLife<GroupTypes>;
}

export function groupContext(parts: GroupParts): GroupContext {
  return { ...parts, life: createQuoteLife(parts, groupLine(parts)) };
}
