/** Plain forms of a policy's pages: its end, and the undoing of a change. Both are foretold before they can be pressed. */
import type { PolicyLedger, RefusedChange } from '@muqarin/orders/contract/changes/ledger';
import { shownDate } from '@muqarin/rules/dates';
import { messages as common } from '@muqarin/rules/messages';
import { policyMessages as messages } from '@muqarin/rules/messages-policy';
import { cancelPath, type PolicyLine, policyPath, policyRoutes } from '@muqarin/rules/policy-pages';
import { policyFields as names } from '../../../contract/policy-pages.ts';
import { ours, said } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { setFlash, typedOf } from '../../session/flash.ts';
import { addressWords } from '../../session/session-data.ts';
import { endPolicy, foretellEnd, undoChange } from '../../use-cases/policy/end-policy.ts';
import { renewMedical } from '../../use-cases/policy/next-year.ts';
import { requireOwnPolicy } from '../../use-cases/policy/own-policy.ts';
import { refusalText } from '../../views/policy/refusals.ts';
import type { Form, FormAsk, FormOutcome } from '../forms/form.ts';
import { claimedIn, dayIn, seenIn } from './fields.ts';

export function policyForms(bff: Bff): Form[] {
  const lines = Object.keys(policyRoutes) as PolicyLine[];
  const ofLines = lines.flatMap((line) => [cancelForm(bff, line), undoForm(bff, line)]);
  return [...ofLines, renewForm(bff)];
}

/** Of a person's cover: plans of the next year, from last year's answers. */
function renewForm(bff: Bff): Form {
  return {
    path: `${policyRoutes.medical}/:reference/renew`,
    flashPage: 'policy',
    back: (ask) => policyPath('medical', referenceIn(ask)),
    handle: async (ask) => {
      const { orderReference } = await requireOwnPolicy(bff, ask, 'medical', referenceIn(ask));
      const to = `/survey/${addressWords.medical}/products`;
      if (await renewMedical(bff, ask)) return { to, redirect: to };
      return { to: policyPath('medical', orderReference), warning: ours(common.notFound) };
    },
  };
}

/** The reference in the address of a form. */
export function referenceIn({ request }: Pick<FormAsk, 'request'>): string {
  return (request.params as { reference?: string }).reference ?? '';
}

function cancelForm(bff: Bff, line: PolicyLine): Form {
  return {
    path: `${policyRoutes[line]}/:reference/cancel`,
    flashPage: 'policy-cancel',
    back: (ask) => cancelPath(line, referenceIn(ask)),
    handle: async (ask) => {
      const ledger = await requireOwnPolicy(bff, ask, line, referenceIn(ask));
      const isAsked = ask.fields[names.action] === 'cancel';
      return isAsked ? cancelled(bff, ask, ledger) : foretold(bff, ask, ledger);
    },
  };
}

/** Shown on the page, which works it out anew from what was typed. */
async function foretold(bff: Bff, ask: FormAsk, ledger: PolicyLedger): Promise<FormOutcome> {
  const { session, context, fields } = ask;
  const end = { effectiveOn: dayIn(fields), claimed: claimedIn(fields) };
  const to = cancelPath(ledger.line, ledger.orderReference);
  const answer = await foretellEnd(bff, ledger, end, context);
  if (answer.outcome !== 'priced') return refused(to, answer, ledger);
  await setFlash(session, 'policy-cancel', { typed: typedOf(fields) });
  return { to, redirect: to };
}

async function cancelled(bff: Bff, ask: FormAsk, ledger: PolicyLedger): Promise<FormOutcome> {
  const { session, context, fields, key: idempotencyKey } = ask;
  const end = { effectiveOn: dayIn(fields), claimed: claimedIn(fields) };
  const seen = { idempotencyKey, seenGrossFils: seenIn(fields) };
  const { line, orderReference } = ledger;
  const back = cancelPath(line, orderReference);
  const answer = await endPolicy(bff, ledger, { ...end, ...seen }, context);
  if (answer.outcome === 'refused') return refused(back, answer, ledger);
  if (answer.outcome === 'price_changed') {
    await setFlash(session, 'policy-cancel', {
      typed: typedOf(fields),
      warning: ours(messages.amountChanged),
    });
    return { to: back, redirect: back };
  }
  const to = policyPath(line, orderReference);
  const date = shownDate(end.effectiveOn);
  return {
    to,
    redirect: to,
    flashPage: 'policy',
    notice: said(messages.policyCancelled, { date }),
    reference: orderReference,
  };
}

function undoForm(bff: Bff, line: PolicyLine): Form {
  return {
    path: `${policyRoutes[line]}/:reference/undo`,
    flashPage: 'policy',
    back: (ask) => policyPath(line, referenceIn(ask)),
    handle: async (ask) => {
      const { context, fields, key: idempotencyKey } = ask;
      const ledger = await requireOwnPolicy(bff, ask, line, referenceIn(ask));
      const page = policyPath(line, ledger.orderReference);
      const change = ledger.changes.find(({ number }) => String(number) === fields[names.number]);
      if (!change) return { to: page, warning: ours(messages.nothingToReverse) };
      const { changeId, number } = change;
      const seen = { idempotencyKey, seenGrossFils: seenIn(fields) };
      const answer = await undoChange(bff, ledger, { changeId, ...seen }, context);
      if (answer.outcome === 'recorded') {
        const notice = said(messages.changeUndone, { number });
        return { to: page, redirect: page, notice, reference: ledger.orderReference };
      }
      const warning =
        answer.outcome === 'refused'
          ? refusalText(answer.reason, ledger, answer.breaks)
          : ours(messages.amountChanged);
      return { to: `${page}?undo=${number}`, warning };
    },
  };
}

/** A claim of somebody whom the policy does not know is said at the claims, all else at the day. */
function refused(to: string, { reason, breaks }: RefusedChange, ledger: PolicyLedger): FormOutcome {
  const field = reason === 'not_covered' ? names.claimed : names.day;
  const message = refusalText(reason, ledger, breaks);
  return { to, errors: [{ field, message }] };
}
