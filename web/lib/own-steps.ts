/**
 * Back and Forward among the steps of one page, which has `data-own-steps`. They are its own affair: Next's router would fetch
 * the page again, show it over what is here by then, and where the two differ go there, over a press made meanwhile.
 *
 * An event of the window comes to its listeners in the order in which they were added, capturing or not, and a page hydrates part by
 * part (ADR 27), the router first. So this module listens before anything is hydrated (`instrumentation-client.ts`).
 */
type Follow = () => void;

let hydratedFollow: Follow | null = null;

/** Says who shows the step that the address asks for. Returns how to take it back. */
export function followSteps(follow: Follow): () => void {
  hydratedFollow = follow;
  return () => {
    if (hydratedFollow === follow) hydratedFollow = null;
  };
}

/** Call it once, before the page hydrates. Browser only. */
export function hearSteps(): void {
  const made = new URL(window.navigation?.activation?.entry?.url ?? window.location.href).search;
  // What the server made shows one step. Another is its affair until somebody here can draw it.
  const fetchIfOther = () => {
    if (window.location.search !== made) window.location.reload();
  };
  const hasOwnSteps = () => document.querySelector('[data-own-steps]') !== null;

  window.addEventListener('popstate', (event) => {
    if (!hasOwnSteps()) return;
    event.stopImmediatePropagation();
    (hydratedFollow ?? fetchIfOther)();
  });
  // Back may have been pressed before this script was here.
  if (hasOwnSteps()) fetchIfOther();
}
