/**
 * The time as limits take it: never earlier than it was, and never slower than a clock that nobody sets, so that a machine's
 * clock set back makes nothing last longer. For ages and ends only; what is said and stored as a date is the clock's own.
 * @param elapsed milliseconds since whenever, of that other clock
 */
export function steadyTime(
  now: () => Date,
  elapsed: () => number = () => performance.now(),
): () => Date {
  let latest = now().getTime();
  let asked = elapsed();
  return () => {
    const at = elapsed();
    latest = Math.max(now().getTime(), latest + at - asked);
    asked = at;
    return new Date(Math.floor(latest));
  };
}
