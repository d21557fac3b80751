/**
 * How long the next try has to wait after so many wrong ones (decisions A8): nothing for the first few, then twice as long each
 * time up to a longest. Every while one of them is forgiven, so that the slips of a week do not add up.
 */
export interface WrongTries {
  wrong: number;
  /** Milliseconds: of the last one. */
  at: number;
}

export interface Patience {
  /** Wrong tries that cost nothing. */
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

/** What still counts. A clock that was set back forgives nothing and adds nothing. */
export function stillWrong({ wrong, at }: WrongTries, now: number, patience: Patience): number {
  const forgiven = Math.floor(Math.max(0, now - at) / (patience.longestWaitSeconds * 1000));
  return Math.max(0, wrong - forgiven);
}

/** Seconds until the next try, rounded up; never longer than the wait itself, whatever became of the clock. */
export function waitSeconds(tries: WrongTries, now: number, patience: Patience): number {
  const over = tries.wrong - patience.free;
  if (over < 0) return 0;
  const wait = Math.min(
    patience.firstWaitSeconds * 2 ** Math.min(over, 30),
    patience.longestWaitSeconds,
  );
  const passed = Math.max(0, now - tries.at) / 1000;
  return Math.max(0, Math.ceil(wait - passed));
}

/** How long a record has to be kept until all of it is forgiven. */
export function keptSeconds({ wrong }: Pick<WrongTries, 'wrong'>, patience: Patience): number {
  return (wrong + 1) * patience.longestWaitSeconds;
}
