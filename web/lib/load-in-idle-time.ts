/**
 * Loads the pictures of a part that is far away one by one, while nobody waits. Each SVG is a document of its own, built by the thread
 * that answers presses: a dozen of them at once, when the part comes near, keep the press that follows waiting. Without idle
 * times they come when they are near, as written. Returns how to end it. Browser only.
 */
export function loadInIdleTime(part: Element): () => void {
  if (!('requestIdleCallback' in window)) return () => {};
  const pictures = part.querySelectorAll<HTMLImageElement>('img[loading="lazy"]').values();
  let asked = 0;
  const loadNext = () => {
    const { value: picture } = pictures.next();
    if (!picture) return;
    picture.loading = 'eager';
    asked = requestIdleCallback(loadNext);
  };
  asked = requestIdleCallback(loadNext);
  return () => cancelIdleCallback(asked);
}
