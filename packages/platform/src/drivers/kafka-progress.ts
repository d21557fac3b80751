/** How far one member is in one partition, with messages finishing in any order. Knows no Kafka. */

export interface PartitionProgress {
  /** False for a message that came before, which happens when the group was dealt anew. */
  admit(offset: number): boolean;
  done(offset: number): void;
  /** The offset to go on from: everything before it is done. Undefined where the group knows already. */
  toCommit(): number | undefined;
  committed(next: number): void;
  /** Messages admitted and not done. */
  waiting(): number;
  /** True when the group went back behind what this member had committed: somebody set its offsets. */
  wasRewound(offset: number): boolean;
  /** The partition belongs to another member now: what was not begun is left to that one. */
  revoke(): void;
  isRevoked(): boolean;
}

/** @param first offset of the first message that was fetched, so the one the group goes on from. */
export function createProgress(first: number): PartitionProgress {
  // In the order of their offsets, as they are admitted in it.
  const open = new Set<number>();
  let next = first;
  let known = first;
  let revoked = false;
  const settled = () => open.values().next().value ?? next;
  return {
    admit: (offset) => {
      if (offset < next) return false;
      open.add(offset);
      next = offset + 1;
      return true;
    },
    done: (offset) => {
      open.delete(offset);
    },
    toCommit: () => (settled() > known ? settled() : undefined),
    committed: (offset) => {
      known = Math.max(known, offset);
    },
    waiting: () => open.size,
    wasRewound: (offset) => offset < known,
    revoke: () => {
      revoked = true;
    },
    isRevoked: () => revoked,
  };
}
