import { CONDITION_FIELD } from '@muqarin/rules/buy-policy';
import { contractIds } from '@muqarin/rules/contract-ids';
import { useEffect, useRef, useState } from 'react';
import { type ConfirmErrors, problemsOf, summaryOf } from './confirm-errors.ts';
import type { Confirmation, Confirmed } from './confirmation.ts';
import { isoOf, partsOf } from './start-date.ts';

type Outcome =
  | { kind: 'rest' }
  | { kind: 'busy' }
  | { kind: 'failed' }
  | { kind: 'warned'; message: string };

/** Sends what the form holds, by its names. */
export type Confirm = (fields: Record<string, string>) => Promise<Confirmed>;

/** What is filled in, what is wrong with it, and the confirmation; a failure leaves everything as it was (M42). */
export function useConfirming(
  { firstStart: first, lastStart: last, ...of }: Confirmation,
  confirm: Confirm,
) {
  const [parts, setParts] = useState(partsOf(of.chosenStart));
  const [accepted, setAccepted] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const [errors, setErrors] = useState<ConfirmErrors>(() => problemsOf(of.errors));
  const [outcome, setOutcome] = useState<Outcome>(
    of.warning === null ? { kind: 'rest' } : { kind: 'warned', message: of.warning },
  );
  const terms = useRef<HTMLInputElement>(null);
  const condition = useRef<HTMLInputElement>(null);
  // Ticks set before the script arrived count.
  useEffect(() => {
    setAccepted(terms.current?.checked ?? false);
    setConfirmed(condition.current?.checked ?? false);
  }, []);
  const hasCondition = of.conditions.length > 0;

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (outcome.kind === 'busy') return;
    const filled = { parts, first, last, accepted, confirmed: hasCondition ? confirmed : null };
    const found = problemsOf([], filled);
    setErrors(found);
    if (found.startDate || found.condition || found.terms) return;
    setOutcome({ kind: 'busy' });
    const result = await confirm({
      ...of.seen,
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
    closeWarning: () => (of.warning === null ? location.reload() : setOutcome({ kind: 'rest' })),
  };
}

/** The same list for the same errors, so that the summary takes focus once a submit. */
function useSummary(errors: ConfirmErrors) {
  const known = useRef<{ errors: ConfirmErrors; summary: ReturnType<typeof summaryOf> }>(undefined);
  if (known.current?.errors !== errors) known.current = { errors, summary: summaryOf(errors) };
  return known.current.summary;
}
