/**
 * What is found is read while the page scrolls, and shown in the frame that follows: had each reader shown its own at once, the next
 * one would have waited for a layout of the page. Returns how to end it. Browser only.
 */
export function watchScroll<T>(read: () => T, show: (found: T) => void): () => void {
  let last: T | undefined;
  const look = () => {
    const found = read();
    if (found === last) return;
    last = found;
    requestAnimationFrame(() => show(found));
  };
  look();
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}
