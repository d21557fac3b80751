'use client';

import type { QuestionnairePage } from '@muqarin/bff/contract/pages';
import { isStep, type Step } from '@muqarin/rules/medical/questionnaire';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { useRef, useState } from 'react';
import { byFormName, type NamedError } from '@/lib/field-names.ts';
import type { Fields } from '@/lib/post-form.ts';
import { stepAddress } from './addresses.ts';

/** Where a person sits in the questionnaire. */
export interface Place {
  step: Step;
  draft: DraftAnswers;
  returnTo: 'check' | null;
  errors: NamedError[];
  /** The errors are the server's, whose list folds to one line after 8 s (S0 4). */
  fromServer: boolean;
  /** What was typed and refused, by field name; only on a page that came with errors. */
  typed: Fields;
  /** Grows whenever the form must start afresh from the draft. */
  sheet: number;
}

type Move = Partial<Omit<Place, 'sheet'>> & { step: Step };

/** The place, and `latest` for what runs later than it was drawn. */
export function usePlace(page: QuestionnairePage) {
  const [place, setPlace] = useState<Place>(() => firstPlace(page));
  const latest = useRef(place);
  const put = (to: Place) => {
    latest.current = to;
    setPlace(to);
  };
  return {
    place,
    latest,
    /** The same step with errors or another draft. */
    stayWith: (change: Partial<Pick<Place, 'draft' | 'errors' | 'fromServer'>>) =>
      put({ ...latest.current, ...change }),
    /** Another step on a fresh sheet; the address follows. */
    moveTo: (to: Move, how: 'push' | 'replace' = 'push'): void => {
      const { sheet, draft } = latest.current;
      const fresh = { draft, returnTo: null, errors: [], fromServer: false, typed: {} };
      put({ ...fresh, ...to, sheet: sheet + 1 });
      const address = stepAddress(to.step, to.returnTo ?? null);
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

function firstPlace(page: QuestionnairePage): Place {
  return {
    step: isStep(page.step) ? page.step : 'emirate',
    draft: page.answers,
    returnTo: page.returnTo,
    errors: byFormName(page.errors),
    fromServer: false,
    typed: page.typed,
    sheet: 0,
  };
}
