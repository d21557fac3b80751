'use client';

import { useRef, useState } from 'react';
import type { NamedError } from '@/lib/field-names.ts';
import type { Fields } from '@/lib/post-form.ts';

/** Where a person sits in a questionnaire. */
export interface PlaceOf<Step extends string, Draft, Return extends string> {
  step: Step;
  draft: Draft;
  returnTo: Return | null;
  errors: NamedError[];
  /** The errors are the server's, whose list folds to one line after 8 s (S0 4). */
  fromServer: boolean;
  /** What was typed and refused, by field name; only on a page that came with errors. */
  typed: Fields;
  /** Grows whenever the form must start afresh from the draft. */
  sheet: number;
}

/** The place, and `latest` for what runs later than it was drawn. */
export function usePlaceOf<Step extends string, Draft, Return extends string>(
  first: () => PlaceOf<Step, Draft, Return>,
  addressOf: (step: Step, returnTo: Return | null) => string,
) {
  type Here = PlaceOf<Step, Draft, Return>;
  const [place, setPlace] = useState<Here>(first);
  const latest = useRef(place);
  const put = (to: Here) => {
    latest.current = to;
    setPlace(to);
  };
  return {
    place,
    latest,
    /** The same step with errors or another draft. */
    stayWith: (change: Partial<Pick<Here, 'draft' | 'errors' | 'fromServer'>>) =>
      put({ ...latest.current, ...change }),
    /** Another step on a fresh sheet; the address follows. */
    moveTo: (
      to: Partial<Omit<Here, 'sheet'>> & { step: Step },
      how: 'push' | 'replace' = 'push',
    ): void => {
      const { sheet, draft } = latest.current;
      const fresh = { draft, returnTo: null, errors: [], fromServer: false, typed: {} };
      put({ ...fresh, ...to, sheet: sheet + 1 });
      const address = addressOf(to.step, to.returnTo ?? null);
      // With the router's own note: without it the router would take each step for a page to restore, and finish that
      // whenever it comes to it, over a Back or another address that was asked for meanwhile.
      const { state } = window.history;
      if (how === 'push') window.history.pushState(state, '', address);
      else if (address !== window.location.pathname + window.location.search) {
        window.history.replaceState(state, '', address);
      }
    },
  };
}
