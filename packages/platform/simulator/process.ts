/** The world as a process sees it. */

/** One life of a process, from its start to its crash. */
export interface Life {
  /** `relay-1` */
  readonly name: string;
  /** `relay-1#2`: its second life. */
  readonly id: string;
  /** The process's own clock, right or wrong. */
  now: () => Date;
  /**
   * A request: its parts take effect one after the other, with others' in between; each happens whole or not at all. The
   * answer is what `answer` gives when all have happened.
   */
  send<T>(name: string, parts: readonly Part[], answer: () => T): Promise<T>;
  /** A request of one part, whose result is the answer. */
  ask<T>(name: string, effect: () => T | Promise<T>): Promise<T>;
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** For the world's own bookkeeping: alive and not frozen. */
  isResponsive: () => boolean;
}

export type Part = () => void | Promise<void>;
