/** Policies bought elsewhere, by kind, each with its checklist (S2 2, 4; decisions A10, A13, A14). */
import type { ExternalPolicy } from '@muqarin/accounts/contract/policies';
import type { CallContext } from '@muqarin/platform/context';
import { isInsuranceType, paperName } from '@muqarin/rules/account/checklists';
import { toIsoDate } from '@muqarin/rules/dates';
import { messages } from '@muqarin/rules/messages';
import { accountMessages } from '@muqarin/rules/messages-account';
import {
  accountForms,
  accountPaths,
  type PoliciesPage,
  type PolicyList,
  type PolicyView,
} from '../../../contract/account-pages.ts';
import type { DraftFields } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import type { Identity } from '../../session/identity.ts';
import { insurerChoices } from '../../use-cases/accounts/insurers.ts';
import { removePolicy, undoDetach } from '../../use-cases/accounts/policies.ts';
import { viewAddress } from '../../use-cases/accounts/view-address.ts';
import { isId } from '../documented/account/handlers.ts';
import { type Form, ownPath } from '../forms/form.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { customerForm } from './customer-form.ts';
import { saidOn } from './said.ts';

export function policiesAddress({ type }: PageAsk['query']): string {
  return `${accountPaths.policies}?type=${isInsuranceType(type ?? '') ? type : 'car'}`;
}

export async function policiesPage(
  bff: Bff,
  { session, query, context }: PageAsk,
  { accountId }: Identity,
): Promise<DraftFields<PoliciesPage>> {
  const said = await saidOn(session, 'account-policies');
  const asked = query.type ?? said.typed.insurance_type ?? '';
  const [list, insurers] = await Promise.all([
    policyList(bff, { accountId, asked }, context),
    insurerChoices(bff),
  ]);
  return {
    ...said,
    ...list,
    today: toIsoDate(bff.today()),
    insurers: insurers.map(({ id, name }) => ({ id, name: ours(name) })),
  };
}

/** Those of the kind that is asked for; of cars, where there is no such kind. */
export async function policyList(
  bff: Bff,
  { accountId, asked }: { accountId: string; asked: string },
  context: CallContext,
): Promise<DraftFields<PolicyList>> {
  const type = isInsuranceType(asked) ? asked : 'car';
  const [{ policies }, insurers] = await Promise.all([
    bff.accounts.policies({ accountId }, context),
    insurerChoices(bff),
  ]);
  const names = new Map(insurers.map(({ code, name }) => [code, name]));
  const today = toIsoDate(bff.today());
  return {
    type,
    policies: policies
      .filter(({ insuranceType }) => insuranceType === type)
      .map((policy) => viewOf(policy, names.get(policy.insurer) ?? policy.insurer, today)),
  };
}

function viewOf(
  policy: ExternalPolicy,
  insurerName: string,
  today: string,
): DraftFields<PolicyView> {
  const { policyId, expiryDate, items, extraFiles } = policy;
  return {
    policyId,
    insurerName: ours(insurerName),
    expiryDate,
    // ISO days are in order as texts.
    isExpired: expiryDate < today,
    items: items.map(({ id, paper, uploadId, undoUntil }) => ({
      id,
      name: ours(paperName(paper)),
      view: uploadId === null ? null : viewAddress(id, paper),
      undoUntil,
    })),
    extraFiles: extraFiles.length,
  };
}

/** Brings a deleted file back, or takes a policy off the list. */
export function policiesForm(bff: Bff): Form {
  return customerForm({
    path: accountForms.policies,
    page: accountPaths.policies,
    flashPage: 'account-policies',
    handle: async ({ context, fields }, { accountId }) => {
      const to = ownPath(fields.return, accountPaths.policies);
      const { action = '', id = '' } = fields;
      if (!isId(id)) return { to, warning: ours(messages.notFound) };
      if (action === 'undo') {
        const done = await undoDetach(bff, { accountId, itemId: id, context });
        return done
          ? { to, notice: ours(accountMessages.fileBack) }
          : { to, warning: ours(accountMessages.noFileToBring) };
      }
      const isGone =
        action === 'remove' && (await removePolicy(bff, { accountId, policyId: id, context }));
      return isGone
        ? { to, notice: ours(accountMessages.policyRemoved) }
        : { to, warning: ours(messages.notFound) };
    },
  });
}
