import type { MailedLink } from '@muqarin/rules/mailed-links';
import type { TimelineRow } from '../../../../contract/timeline.ts';
import type { JourneyIds, JourneyLine } from '../../../session/session-data.ts';

/** What opening a row does. Nothing of it is in the page. */
export type Opens =
  /** `end`: where a policy's end is asked for; `renew`: its mailed link of next year, `years`: its page of the same. */
  | {
      is: 'journey';
      line: JourneyLine;
      ids: JourneyIds;
      to: string;
      end?: string;
      renew?: MailedLink;
      years?: string;
    }
  | { is: 'case'; kind: 'claim' | 'complaint'; caseId: string; reference: string };

export interface Entry {
  row: TimelineRow;
  opens: Opens | null;
}

type Given = Pick<TimelineRow, 'id' | 'kind' | 'state'> & Partial<TimelineRow>;

export function entry(given: Given, opens: Opens | null = null): Entry {
  const row: TimelineRow = {
    line: '',
    reference: '',
    insurerName: '',
    planName: '',
    at: null,
    until: null,
    daysLeft: null,
    href: null,
    canEnd: false,
    canRenew: false,
    ...given,
    canOpen: opens !== null,
  };
  return { row, opens };
}
