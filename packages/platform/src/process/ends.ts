/** What a process has begun, ended in the reverse order of its beginning. */

export interface Ends {
  add: (end: () => Promise<unknown>) => void;
  /** Each part ends even when another one fails to; gives the first failure, or undefined. */
  run(): Promise<unknown>;
}

export function createEnds(): Ends {
  const ends: (() => Promise<unknown>)[] = [];
  return {
    add: (end) => ends.push(end),
    run: async () => {
      let failure: unknown;
      for (let end = ends.pop(); end; end = ends.pop()) {
        try {
          await end();
        } catch (error) {
          failure ??= error;
        }
      }
      return failure;
    },
  };
}
