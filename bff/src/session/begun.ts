/**
 * What began in this session: it is whoever's who signs in here. What a mailed link opened, or a code, did not begin here, and is
 * nobody's by that.
 */
import type { SessionData } from './session-data.ts';

type Begun = NonNullable<SessionData['begun']>;

/** As many as a session keeps of each. */
const most = 20;

export function withBegun(data: SessionData, more: Partial<Begun>): SessionData {
  const { draftIds = [], caseIds = [] } = data.begun ?? {};
  const joined = (held: readonly string[], added: readonly string[] = []) =>
    [...new Set([...held, ...added])].slice(-most);
  return {
    ...data,
    begun: {
      draftIds: joined(draftIds, more.draftIds),
      caseIds: joined(caseIds, more.caseIds),
    },
  };
}
