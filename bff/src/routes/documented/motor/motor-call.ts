/** What all motor calls of S1 section 7 have alike. */
import type { CallRow, DocumentedCall } from '../call.ts';
import { defineCall, mirrored } from '../define-call.ts';
import { inField } from '../failure.ts';

export type MotorRow = Omit<CallRow, 'source' | 'failure'> & Partial<Pick<CallRow, 'failure'>>;

/** Of the calls whose screen reads status 1, and 0 beside the error. */
export const status = {
  success: { kind: 'status', is: 1 },
  failure: inField('error', { status: 0 }),
} as const;

export function motorCall({ aliases = [], ...row }: MotorRow): DocumentedCall {
  const places = [row.path, ...aliases];
  return defineCall({
    failure: inField('error'),
    ...row,
    source: 'S1 7',
    aliases: [...aliases, ...places.map((path) => mirrored('motor', path))],
  });
}
