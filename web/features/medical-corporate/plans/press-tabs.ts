/** After so long a page that has not come was stopped by its reader, or the line is very slow: this one is as it was. */
const STILL_HERE_MS = 10_000;

/**
 * A pressed tab is chosen at once, and what the one before shows is dimmed: the page of a category with hundreds of plans takes
 * a moment. A page that comes back from the browser's cache shows what it did before. Returns how to end it. Browser only.
 */
export function pressTabs(nav: HTMLElement): () => void {
  const chosen = nav.querySelector('[aria-current]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const choose = (tab: Element | null, isAway: boolean) => {
    nav.querySelector('[aria-current]')?.removeAttribute('aria-current');
    tab?.setAttribute('aria-current', 'page');
    nav.toggleAttribute('data-away', isAway);
    clearTimeout(timer);
  };
  const comeBack = () => choose(chosen, false);
  const press = (event: MouseEvent) => {
    const tab = (event.target as Element).closest('a');
    // A press that opens a window of its own leaves this page as it is.
    const opensAnother = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!tab || tab === chosen || opensAnother) return;
    choose(tab, true);
    timer = setTimeout(comeBack, STILL_HERE_MS);
  };
  nav.addEventListener('click', press);
  window.addEventListener('pageshow', comeBack);
  return () => {
    clearTimeout(timer);
    nav.removeEventListener('click', press);
    window.removeEventListener('pageshow', comeBack);
  };
}
