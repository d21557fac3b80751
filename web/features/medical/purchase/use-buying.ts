import type { BuyPage } from '@muqarin/bff/contract/medical/plan-pages';
import { CONDITION_FIELD } from '@muqarin/rules/buy-policy';
import { contractIds } from '@muqarin/rules/contract-ids';
import { filsToAed } from '@muqarin/rules/money';
import { useEffect, useRef, useState } from 'react';
import { useForms } from '@/features/plan-list/use-forms.ts';
import { type BuyErrors, problemsOf, summaryOf } from './buy-errors.ts';
import { confirmPolicy } from './confirm-policy.ts';
import { isoOf, partsOf } from './start-date.ts';

type Outcome =
  | { kind: 'rest' }
  | { kind: 'busy' }
  | { kind: 'failed' }
  | { kind: 'warned'; message: string };

/** What is filled in, what is wrong with it, and the confirmation; a failure leaves everything as it was (M42). */
export function useBuying(page: BuyPage, csrfToken: string) {
  const { tile, firstStart: first, lastStart: last } = page;
  const [parts, setParts] = useState(partsOf(page.chosenStart));
  const [accepted, setAccepted] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const [errors, setErrors] = useState<BuyErrors>(() => problemsOf(page.errors));
  const [outcome, setOutcome] = useState<Outcome>(
    page.warning === null ? { kind: 'rest' } : { kind: 'warned', message: page.warning },
  );
  const send = useForms(csrfToken);
  const terms = useRef<HTMLInputElement>(null);
  const condition = useRef<HTMLInputElement>(null);
  // Ticks set before the script arrived count.
  useEffect(() => {
    setAccepted(terms.current?.checked ?? false);
    setConfirmed(condition.current?.checked ?? false);
  }, []);
  const hasCondition = tile.conditions.length > 0;

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (outcome.kind === 'busy') return;
    const filled = { parts, first, last, accepted, confirmed: hasCondition ? confirmed : null };
    const found = problemsOf([], filled);
    setErrors(found);
    if (found.startDate || found.condition || found.terms) return;
    setOutcome({ kind: 'busy' });
    const result = await confirmPolicy(send, {
      product_id: tile.id,
      premium: filsToAed(tile.netFils),
      policy_start_date: isoOf(parts),
      [contractIds.termsCheckbox]: 'on',
      ...(hasCondition ? { [CONDITION_FIELD]: 'yes' } : {}),
    });
    if (result.kind === 'done') return location.assign(result.address);
    if (result.kind === 'refused') setErrors(problemsOf(result.errors));
    setOutcome(result.kind === 'refused' ? { kind: 'rest' } : result);
  };
  return {
    parts,
    setParts,
    accepted,
    setAccepted,
    terms,
    confirmed,
    setConfirmed,
    condition,
    errors,
    summary: useSummary(errors),
    outcome,
    submit,
    /** The new price is the server's to show; a warning that came with the page is only put away. */
    closeWarning: () => (page.warning === null ? location.reload() : setOutcome({ kind: 'rest' })),
  };
}

/** The same list for the same errors, so that the summary takes focus once a submit. */
function useSummary(errors: BuyErrors) {
  const known = useRef<{ errors: BuyErrors; summary: ReturnType<typeof summaryOf> }>(undefined);
  if (known.current?.errors !== errors) known.current = { errors, summary: summaryOf(errors) };
  return known.current.summary;
}
