/** Leads from a row of the timeline to where it goes on, on whichever device somebody is signed in (issue's item 6). */
import { linkPath, linkSays } from '@muqarin/rules/mailed-links';
import { messages } from '@muqarin/rules/messages';
import { accountForms, accountPaths } from '../../../contract/account-pages.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import type { Opens } from '../../use-cases/accounts/timeline/entry.ts';
import { timelineOf } from '../../use-cases/accounts/timeline/timeline.ts';
import { openJourney } from '../../use-cases/journeys.ts';
import { mostOpen } from '../../use-cases/site/file-case.ts';
import type { Form, FormAsk } from '../forms/form.ts';
import { customerForm } from './customer-form.ts';

const page = accountPaths.account;

/** Fields: `row`, its id, and `next`: `end` leads to where a policy is cancelled, `renew` to next year's price. To whoever has no such row it is not there. */
export function openRowForm(bff: Bff): Form {
  return customerForm({
    path: accountForms.openRow,
    page,
    flashPage: 'account',
    handle: async (ask, { accountId }) => {
      const { context, fields } = ask;
      const [profile, { policies }] = await Promise.all([
        bff.accounts.profile({ accountId }, context),
        bff.accounts.policies({ accountId }, context),
      ]);
      const asked = { accountId, email: profile?.email ?? '', policies };
      const { entries } = profile ? await timelineOf(bff, asked, context) : { entries: [] };
      const opens = entries.find(({ row }) => row.id === fields.row)?.opens;
      if (!opens) return { to: page, warning: ours(messages.notFound) };
      const to = await open(bff, ask, opens, fields.next);
      return { to, redirect: to };
    },
  });
}

async function open(
  bff: Bff,
  { session, context }: FormAsk,
  opens: Opens,
  next: string | undefined,
): Promise<string> {
  if (opens.is === 'journey') {
    await openJourney(bff, session, context, opens);
    const { to, end = to, renew, years } = opens;
    if (next === 'renew' && years) return years;
    if (next === 'renew' && renew) {
      return linkPath('motor_renewal', renew, bff.marks.mark('motor_renewal', linkSays(renew)));
    }
    return next === 'end' ? end : to;
  }
  const { kind, caseId, reference } = opens;
  await session.update((data) => ({
    ...data,
    openCases: [...(data.openCases ?? []), { reference, caseId }].slice(-mostOpen),
  }));
  return `/${kind}/${reference}`;
}
