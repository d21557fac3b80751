/** What a staff session stands on: the record of its member as it was at sign-in. Another password, other rights or no record end it. */
import type { BffConfig } from '../config.ts';
import type { Signer } from '../security/signer.ts';
import type { SessionData } from './session-data.ts';

export interface StaffRecords {
  /** To be kept in the session: it tells a changed record, and nothing of the password. */
  markOf(account: BffConfig['STAFF'][number]): string;
  /** By the settings of this very process. */
  stands(data: Pick<SessionData, 'staffId' | 'staffMark'>): boolean;
}

export function createStaffRecords(parts: {
  config: Pick<BffConfig, 'STAFF'>;
  signer: Signer;
}): StaffRecords {
  const markOf: StaffRecords['markOf'] = (account) =>
    parts.signer.sign('staff-record', JSON.stringify(account));
  return {
    markOf,
    stands: ({ staffId, staffMark }) => {
      const account = parts.config.STAFF.find(({ user }) => user === staffId);
      return account !== undefined && markOf(account) === staffMark;
    },
  };
}
