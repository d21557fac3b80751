/** Models of a policy's page and of the one on which it ends early (bff/contract/policy-pages). */
import type { PolicyLedger } from '@muqarin/orders/contract/changes/ledger';
import { AppError } from '@muqarin/platform/errors';
import { parseIsoDate } from '@muqarin/rules/dates';
import { messages } from '@muqarin/rules/messages';
import { type PolicyLine, policyPath, policyRoutes } from '@muqarin/rules/policy-pages';
import type { Redirect } from '../../../contract/pages.ts';
import {
  policyFields as fields,
  type PolicyCancelPage,
  type PolicyPage,
  policyReadPaths as paths,
} from '../../../contract/policy-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import type { Bff } from '../../parts.ts';
import { takeFlash } from '../../session/flash.ts';
import { foretellEnd, foretellUndo } from '../../use-cases/policy/end-policy.ts';
import { medicalYears } from '../../use-cases/policy/next-year.ts';
import { requireOwnPolicy } from '../../use-cases/policy/own-policy.ts';
import {
  daysOfChange,
  isOpen,
  policyHead,
  policyPage,
  termsModel,
} from '../../views/policy/policy-page.ts';
import { refusalText } from '../../views/policy/refusals.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { type PageModels, page } from '../pages/page-model.ts';
import { claimedIn, dayIn } from './fields.ts';

export const policyPageModels: PageModels = {
  [paths.policy]: page(policyModel),
  [paths.cancel]: page(cancelModel),
};

async function policyModel(bff: Bff, ask: PageAsk): Promise<PageDraft<PolicyPage>> {
  const ledger = await requireOwnPolicy(bff, ask, lineIn(ask), ask.query.reference ?? '');
  return policyPage(ledger, {
    years: ledger.line === 'medical' ? await medicalYears(bff, ask, ledger) : null,
    undo: await undoOf(bff, ask, ledger),
    flash: await takeFlash(ask.session, 'policy'),
    today: bff.today(),
  });
}

/** What undoing the change comes to that the address names. */
export async function undoOf(
  bff: Bff,
  { query, context }: PageAsk,
  ledger: PolicyLedger,
): Promise<PageDraft<PolicyPage['undo']>> {
  const change = ledger.changes.find(({ number }) => String(number) === query.undo);
  if (!change) return null;
  const { number, changeId } = change;
  const answer = await foretellUndo(bff, ledger, changeId, context);
  if (answer.outcome === 'priced')
    return { number, grossFils: answer.priced.grossFils, problem: null };
  const why = refusalText(answer.reason, ledger, answer.breaks);
  return { number, grossFils: 0, problem: why };
}

async function cancelModel(
  bff: Bff,
  ask: PageAsk,
): Promise<PageDraft<PolicyCancelPage | Redirect>> {
  const line = lineIn(ask);
  const ledger = await requireOwnPolicy(bff, ask, line, ask.query.reference ?? '');
  if (!isOpen(ledger, bff.today())) return { redirect: policyPath(line, ledger.orderReference) };
  const { first: firstDay, last: lastDay } = daysOfChange(ledger, bff.today());
  const { typed, errors = [], warning = null } = await takeFlash(ask.session, 'policy-cancel');
  const [year = '', month = '', day = ''] = partsOf(typed ? dayIn(typed) : firstDay);
  return {
    ...policyHead(ledger),
    terms: termsModel(ledger),
    firstDay,
    lastDay,
    day: { year, month, day },
    claimed: typed?.[fields.claimed] ?? '',
    units: ledger.units,
    foretold: typed && errors.length === 0 ? await foretold(bff, ask, ledger, typed) : null,
    errors,
    warning,
  };
}

async function foretold(
  bff: Bff,
  { context }: PageAsk,
  ledger: PolicyLedger,
  typed: Readonly<Record<string, string>>,
): Promise<PolicyCancelPage['foretold']> {
  const effectiveOn = dayIn(typed);
  const end = { effectiveOn, claimed: claimedIn(typed) };
  const answer = await foretellEnd(bff, ledger, end, context);
  if (answer.outcome !== 'priced') return null;
  const { netFils, vatFils, grossFils, steps } = answer.priced;
  const [step] = steps;
  const rows = (step?.rows ?? []).slice(0, 50).map(({ tableBasisPoints, ...row }) => {
    return { ...row, tablePercent: tableBasisPoints === null ? null : tableBasisPoints / 100 };
  });
  return { effectiveOn, rows, rowCount: step?.rowCount ?? 0, netFils, vatFils, grossFils };
}

function lineIn({ query: { line = '' } }: PageAsk): PolicyLine {
  if (Object.hasOwn(policyRoutes, line)) return line as PolicyLine;
  throw new AppError('not_found', 'BFF.NO_POLICY', messages.notFound);
}

function partsOf(day: string): string[] {
  const date = parseIsoDate(day);
  return date ? [date.year, date.month, date.day].map(String) : [];
}
