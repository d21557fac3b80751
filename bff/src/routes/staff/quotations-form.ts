/** What staff do with a quotation: ask what a change would do, make it, clear a flag, send it, end it. */

import type { FieldError } from '@muqarin/rules/checked';
import { isEmail } from '@muqarin/rules/email';
import { messages } from '@muqarin/rules/messages';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import { formPaths } from '../../../contract/forms.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { errorsOfRules, setFlash, typedOf } from '../../session/flash.ts';
import type { Form, FormAsk, FormOutcome } from '../forms/form.ts';
import { changeIn, fieldRefused } from './quotation-change.ts';
import { quotationIdIn } from './quotations.ts';

const path = formPaths.staffQuotations;

export function quotationsForm(bff: Bff): Form {
  return {
    path,
    flashPage: 'staff-quotations',
    act: 'see-quotations',
    refusedAs: 'warning',
    // A hundred options, each with what its card lets vary.
    mostFields: 2_000,
    back: ({ fields }) => addressOf(quotationIdIn(fields.quotation_id)),
    handle: async (ask) => {
      const quotationId = quotationIdIn(ask.fields.quotation_id);
      const act = acts[ask.fields.action ?? ''];
      if (quotationId === null || !act) return { to: path, warning: ours(messages.notFound) };
      const turn = Number(ask.fields.turn ?? -1);
      return act(bff, ask, { quotationId, turn: Number.isSafeInteger(turn) ? turn : -1 });
    },
  };
}

function addressOf(quotationId: string | null): string {
  return quotationId === null ? path : `${path}/${quotationId}`;
}

interface One {
  quotationId: string;
  /** That they saw. */
  turn: number;
}

type Act = (bff: Bff, ask: FormAsk, one: One) => Promise<FormOutcome>;

/** Every refusal of the service is a sentence for whoever pressed (409, 400, 403). */
const acts: Readonly<Record<string, Act>> = {
  preview: async (bff, ask, { quotationId }) => {
    requireStaff(ask.session, 'work-quotations');
    const to = addressOf(quotationId);
    const { change, errors } = changeIn(ask.fields);
    if (errors.length > 0) return { to, errors: errorsOfRules(errors) };
    // Refused here rather than on the page that would show it.
    const asked = bff.quoting.previewQuotation({ quotationId, change }, ask.context);
    const refused = await refusedOf(asked, ask);
    if (refused) return { to, errors: errorsOfRules(refused) };
    await setFlash(ask.session, 'staff-quotations', { typed: typedOf(filledIn(ask.fields)) });
    return { to: `${to}#preview` };
  },
  change: async (bff, ask, one) => {
    const { user: staffId } = requireStaff(ask.session, 'work-quotations');
    const to = addressOf(one.quotationId);
    const { change, errors } = changeIn(ask.fields);
    if (errors.length > 0) return { to, errors: errorsOfRules(errors) };
    const asked = bff.quoting.changeQuotation({ ...one, staffId, change }, ask.context);
    const refused = await refusedOf(asked, ask);
    return refused
      ? { to, errors: errorsOfRules(refused) }
      : { to, notice: ours(quotationMessages.changed) };
  },
  clear: async (bff, ask, { quotationId }) => {
    const { user: staffId, roles } = requireStaff(ask.session, 'clear-flags');
    const asked = { quotationId, staffId, code: ask.fields.code ?? '', roles: [...roles] };
    await bff.quoting.clearQuotationFlag(asked, ask.context);
    return { to: addressOf(quotationId), notice: ours(quotationMessages.cleared) };
  },
  send: async (bff, ask, one) => {
    const { user: staffId } = requireStaff(ask.session, 'work-quotations');
    const to = addressOf(one.quotationId);
    const recipient = (ask.fields.email ?? '').trim();
    const name = (ask.fields.name ?? '').trim().slice(0, 120);
    if (!isEmail(recipient))
      return { to, errors: [{ field: 'email', message: ours(messages.validEmail) }] };
    await bff.quoting.sendQuotation({ ...one, staffId, recipient, name }, ask.context);
    return { to, notice: ours(quotationMessages.sent) };
  },
  bind: ending('bind', quotationMessages.bound),
  supersede: ending('supersede', quotationMessages.withdrawn),
};

/** What is empty changes nothing: of many options it would take the place of what is kept of a form. */
function filledIn(fields: FormAsk['fields']): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text.trim() !== ''));
}

/** Null where it was done. */
function refusedOf(asked: Promise<unknown>, { fields }: FormAsk): Promise<FieldError[] | null> {
  return asked.then(
    () => null,
    (error: unknown) => fieldRefused(error, fields),
  );
}

function ending(act: 'bind' | 'supersede', notice: string): Act {
  return async (bff, ask, { quotationId }) => {
    const { user: staffId } = requireStaff(ask.session, 'work-quotations');
    await bff.quoting.endQuotation({ quotationId, staffId, act }, ask.context);
    return { to: addressOf(quotationId), notice: ours(notice) };
  };
}
