const FIRST_MS = 60_000;
const NEXT_MS = 60 * 60_000;

/**
 * Does what nobody asks for: soon after a start, since some processes never live for an hour, then every hour. Each copy of
 * a service does it, so that again finds nothing more; a failure is the caller's to tell. Returns how to stop.
 */
export function everyHour(run: () => void): () => void {
  const first = setTimeout(run, FIRST_MS).unref();
  const next = setInterval(run, NEXT_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(next);
  };
}
