/** Models of a group's policy and of the form by which people join and leave (bff/contract/medical-corporate/policy-pages). */
import type { PolicyLedger } from '@muqarin/orders/contract/changes/ledger';
import { toIsoDate } from '@muqarin/rules/dates';
import {
  type ChangeRows,
  pressedRows,
  readChangeRows,
} from '@muqarin/rules/medical-corporate/change-form';
import { policyPath } from '@muqarin/rules/policy-pages';
import {
  type GroupChangePage,
  type GroupPolicyPage,
  groupPolicyReadPaths as paths,
} from '../../../../contract/medical-corporate/policy-pages.ts';
import type { Redirect } from '../../../../contract/pages.ts';
import { oursIn, oursNamed, type PageDraft } from '../../../locale/page-draft.ts';
import { ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { takeFlash } from '../../../session/flash.ts';
import { priceGroupChange } from '../../../use-cases/medical-corporate/change-policy.ts';
import { requireOwnGroup } from '../../../use-cases/medical-corporate/own-policy.ts';
import { requirementsOf } from '../../../use-cases/medical-corporate/requirements.ts';
import { isOpen, policyHead, policyPage, termsModel } from '../../../views/policy/policy-page.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { type PageModels, page } from '../../pages/page-model.ts';
import { undoOf } from '../../policy/pages.ts';
import { changeOf, wrongRows } from './change-rows.ts';

/** People on one page. */
const MOST = 100;

export const groupPolicyModels: PageModels = {
  [paths.policy]: page(policyModel),
  [paths.change]: page(changeModel),
};

async function policyModel(bff: Bff, ask: PageAsk): Promise<PageDraft<GroupPolicyPage>> {
  const { ledger, policy } = await requireOwnGroup(bff, ask, ask.query.reference ?? '');
  const { policyId } = ledger;
  const asked = Number(ask.query.from ?? 0);
  const from = Number.isSafeInteger(asked) && asked > 0 ? asked : 0;
  const list = await bff.orders.groupMembers({ policyId, from, most: MOST }, ask.context);
  const here = new Set(policy.documents.map(({ slot }) => slot));
  const requirements = await requirementsOf(bff, ask, policy, here);
  const today = bff.today();
  const flash = await takeFlash(ask.session, 'policy');
  return {
    ...policyPage(ledger, { undo: await undoOf(bff, ask, ledger), flash, today }),
    tpaName: ours(policy.tpaName),
    categories: policy.categories.map(({ category: number, planName, members, netFils }) => {
      return { number, planName: ours(planName), members, netFils };
    }),
    covered: list?.covered ?? policy.memberCount,
    byCounts: list?.byCounts ?? true,
    members: list?.members ?? [],
    memberTotal: list?.total ?? 0,
    from,
    most: MOST,
    canChange: isOpen(ledger, today),
    requirements: requirements.map(oursNamed),
  };
}

async function changeModel(bff: Bff, ask: PageAsk): Promise<PageDraft<GroupChangePage | Redirect>> {
  const { ledger, policy } = await requireOwnGroup(bff, ask, ask.query.reference ?? '');
  const today = bff.today();
  if (!isOpen(ledger, today))
    return { redirect: policyPath('medical-corporate', ledger.orderReference) };
  const flash = await takeFlash(ask.session, 'policy-change');
  const { typed, errors = [], warning = null } = flash;
  const rows = typed ? readChangeRows(typed) : firstRows(ask);
  const { policyId } = ledger;
  const list = await bff.orders.groupMembers({ policyId, most: 1 }, ask.context);
  return {
    ...policyHead(ledger),
    terms: termsModel(ledger),
    today: toIsoDate(today),
    categories: policy.categories.map(({ category: number, planName }) => {
      return { number, planName: ours(planName) };
    }),
    byCounts: list?.byCounts ?? true,
    rows,
    foretold: typed && errors.length === 0 ? await foretold(bff, ask, ledger, rows) : null,
    errors,
    warning,
  };
}

/** A row for who joins, or for who leaves where the address names them. */
function firstRows({ query }: PageAsk): ChangeRows {
  const none = { joins: [], leaves: [] };
  const { leave } = query;
  if (leave === undefined) return pressedRows(none, 'add_join');
  const { leaves } = pressedRows(none, 'add_leave');
  return { joins: [], leaves: leaves.map((row) => ({ ...row, number: leave.slice(0, 40) })) };
}

async function foretold(
  bff: Bff,
  { context }: PageAsk,
  ledger: PolicyLedger,
  rows: ChangeRows,
): Promise<PageDraft<GroupChangePage['foretold']>> {
  const read = changeOf(rows);
  if (wrongRows(read.errors).length > 0) return null;
  const change = { ...read.change, policyId: ledger.policyId };
  const answer = await priceGroupChange(bff, change, context);
  if (answer.outcome !== 'priced') return null;
  const { netFils, vatFils, grossFils, papers, membersBefore, membersAfter } = answer.priced;
  const money = { netFils, vatFils, grossFils };
  return {
    ...money,
    rows: answer.priced.rows.map((row) => oursIn(row, 'papers')),
    papers: papers.map(ours),
    membersBefore,
    membersAfter,
  };
}
