/** Does what can wait once the page has nothing else to do, at the latest after 3 s. Returns how to end it. Browser only. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: 3000 });
  return () => cancelIdleCallback(asked);
}
