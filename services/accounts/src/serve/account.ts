import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { accountsContract as contract } from '../../contract/accounts-contract.ts';
import type { AccountsContext } from '../parts.ts';
import { calendarOwner, renewCalendar } from '../use-cases/calendar.ts';
import {
  allowLink,
  beginTotp,
  confirmTotp,
  factors,
  removeFactor,
  renewRecovery,
} from '../use-cases/change-factors.ts';
import { eraseAccount } from '../use-cases/erase-account.ts';
import {
  addPolicy,
  attach,
  detach,
  removePolicy,
  toView,
  undoDetach,
} from '../use-cases/policies.ts';
import {
  confirmEmail,
  profile,
  saveProfile,
  setConsents,
  setPicture,
} from '../use-cases/profile.ts';
import { remindPolicies } from '../use-cases/remind-policies.ts';
import { addUaePass } from '../use-cases/uae-pass.ts';

export function serveAccount(app: FastifyInstance, context: AccountsContext): void {
  const { accounts, policies, journeys, now } = context;
  serveCall(app, contract.factors, ({ accountId }) => factors(context, accountId));
  serveCall(app, contract.countOnlyUaePass, async () => ({
    count: await accounts.countOnlyUaePass(),
  }));
  serveCall(app, contract.beginTotp, ({ accountId }) => beginTotp(context, accountId));
  serveCall(app, contract.confirmTotp, (input, call) => confirmTotp(context, input, call));
  serveCall(app, contract.renewRecovery, ({ accountId }, call) =>
    renewRecovery(context, accountId, call),
  );
  serveCall(app, contract.removeFactor, (input, call) => removeFactor(context, input, call));
  serveCall(app, contract.addUaePass, (input, call) => addUaePass(context, input, call));
  serveCall(app, contract.allowLink, ({ accountId }, call) => allowLink(context, accountId, call));
  serveCall(app, contract.profile, ({ accountId }) => profile(context, accountId));
  serveCall(app, contract.saveProfile, (input, call) => saveProfile(context, input, call));
  serveCall(app, contract.confirmEmail, ({ token }, call) => confirmEmail(context, token, call));
  serveCall(app, contract.setPicture, (input) => setPicture(context, input));
  serveCall(app, contract.setConsents, (input, call) => setConsents(context, input, call));
  serveCall(app, contract.eraseAccount, ({ accountId }, call) =>
    eraseAccount(context, accountId, call),
  );
  serveCall(app, contract.renewCalendar, ({ accountId }) => renewCalendar(context, accountId));
  serveCall(app, contract.calendarOwner, ({ calendarId }) => calendarOwner(context, calendarId));
  serveCall(app, contract.linkJourneys, async ({ accountId, draftIds, caseIds }) => {
    await journeys.link(accountId, { draftIds, caseIds }, now());
    return journeys.ofAccount(accountId);
  });
  serveCall(app, contract.journeys, ({ accountId }) => journeys.ofAccount(accountId));
  serveCall(app, contract.addPolicy, (input, call) => addPolicy(context, input, call));
  serveCall(app, contract.policies, async ({ accountId }) => ({
    policies: (await policies.ofAccount(accountId)).map((each) => toView(each, now())),
  }));
  serveCall(app, contract.policy, async ({ accountId, policyId }) => {
    const found = await policies.find(accountId, policyId);
    return found && toView(found, now());
  });
  serveCall(app, contract.policyOfItem, async ({ accountId, itemId }) => {
    const found = await policies.findByItem(accountId, itemId);
    return found && toView(found, now());
  });
  serveCall(app, contract.attach, (input) => attach(context, input));
  serveCall(app, contract.detach, (input) => detach(context, input));
  serveCall(app, contract.undoDetach, (input) => undoDetach(context, input));
  serveCall(app, contract.remindPolicies, (_input, call) => remindPolicies(context, call));
  serveCall(app, contract.removePolicy, (input, call) => removePolicy(context, input, call));
}
