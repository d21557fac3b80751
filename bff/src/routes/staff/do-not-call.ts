/** The list of numbers that nobody may call to sell: looked up, added to, taken from. No number is in an address or the session. */
import { listReasonIn, unlistReasonIn } from '@muqarin/rules/desk/do-not-call';
import { messages } from '@muqarin/rules/messages';
import { staffMessages } from '@muqarin/rules/staff/messages';
import type { DoNotCallPage } from '../../../contract/do-not-call.ts';
import { formPaths } from '../../../contract/forms.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { typed as asTyped, ours, said } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { takeFlash } from '../../session/flash.ts';
import type { Form, FormAsk, FormOutcome } from '../forms/form.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { listPage } from './list-page.ts';

const to = formPaths.staffDoNotCall;

export async function doNotCallPage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<PageDraft<DoNotCallPage>> {
  requireStaff(session, 'keep-do-not-call');
  const { rows, ...listed } = await listPage(query, async (range) => {
    const { numbers, total } = await bff.leads.listDoNotCall(range, context);
    return { rows: numbers, total };
  });
  const { notice = null, warning = null } = await takeFlash(session, 'do-not-call');
  const { found = null, bad = null } = session.data.doNotCall ?? {};
  return { numbers: rows, ...listed, found, bad, notice, error: warning };
}

export function doNotCallForm(bff: Bff): Form {
  return {
    path: to,
    flashPage: 'do-not-call',
    act: 'keep-do-not-call',
    handle: async (ask) => {
      const { user: staffId } = requireStaff(ask.session, 'keep-do-not-call');
      const typed = (ask.fields.typed ?? '').trim().slice(0, typedMost);
      await ask.session.update(({ doNotCall: _before, ...data }) => data);
      const { action = '' } = ask.fields;
      const act = Object.hasOwn(acts, action) ? acts[action] : undefined;
      if (!act) return { to, warning: ours(messages.notFound) };
      if (typed === '') return { to, warning: ours(staffMessages.listNoNumber) };
      return { to, ...(await act({ bff, ask, staffId, typed })) };
    },
  };
}

const typedMost = 40;

interface Keeping {
  bff: Bff;
  ask: FormAsk;
  staffId: string;
  typed: string;
}

const acts: Readonly<Record<string, (keeping: Keeping) => Promise<Omit<FormOutcome, 'to'>>>> = {
  find: async ({ bff, ask, typed }) => {
    const found = await bff.leads.findDoNotCall({ typed }, ask.context);
    if (!found) return { warning: ours(staffMessages.listNoNumber) };
    await ask.session.update((data) => ({ ...data, doNotCall: { found } }));
    return {};
  },
  add: async ({ bff, ask, staffId, typed }) => {
    const reason = listReasonIn(ask.fields.reason);
    if (reason === null) return { warning: ours(staffMessages.deskNoReason) };
    const came = await bff.leads.addDoNotCall({ staffId, typed, reason }, ask.context);
    return outcomeOf(came, { done: staffMessages.listAdded, same: staffMessages.listThere });
  },
  remove: async ({ bff, ask, staffId, typed }) => {
    const reason = unlistReasonIn(ask.fields.reason);
    if (reason === null) return { warning: ours(staffMessages.deskNoReason) };
    const came = await bff.leads.removeDoNotCall({ staffId, typed, reason }, ask.context);
    return outcomeOf(came, { done: staffMessages.listRemoved, same: staffMessages.listAbsent });
  },
};

function outcomeOf(
  { outcome, ending }: { outcome: 'done' | 'unread' | 'same'; ending: string },
  words: {
    done: (typeof staffMessages)['listAdded' | 'listRemoved'];
    same: (typeof staffMessages)['listThere' | 'listAbsent'];
  },
): Omit<FormOutcome, 'to'> {
  if (outcome === 'unread') return { warning: ours(staffMessages.listNoNumber) };
  if (outcome === 'same') return { warning: said(words.same, { ending: asTyped(ending) }) };
  return { notice: said(words.done, { ending: asTyped(ending) }) };
}
