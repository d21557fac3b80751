/** How long what an agent holds stays theirs without a sign of them (decisions A37), and how often their browser gives one. */
export const leaseSecondsDefault = 120;
/** Shorter, and one answer that comes late would end it; longer, and a person waits for an agent who has gone. */
export const leaseSecondsLeast = 10;
export const leaseSecondsMost = 600;

const signSecondsMost = 30;
/** Three of them may be lost on the way. */
const signsInALease = 4;

/** Also how old the list of a desk may be: of a lease that ran out no stream tells. */
export function signSecondsOf(leaseSeconds: number): number {
  return Math.min(signSecondsMost, leaseSeconds / signsInALease);
}
