/** The page of a claim or complaint, behind a code that is mailed (decisions A28). */
import { siteMessages } from '@muqarin/rules/site/messages';
import type { CasePage } from '../../../contract/site-forms.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { takeFlash } from '../../session/flash.ts';
import { papersOfCase } from '../../use-cases/site/case-papers.ts';
import { mostOpen, openedCase } from '../../use-cases/site/file-case.ts';
import type { Form } from '../forms/form.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { referenceOf, tidyReference } from './reference.ts';

export const caseKinds = ['claim', 'complaint'] as const;
type CaseKind = (typeof caseKinds)[number];

/** POST /claim/{ref}/code: says the same whether or not there is such a reference. */
export function caseCodeForm(bff: Bff, kind: CaseKind): Form {
  return {
    path: `/${kind}/:reference/code`,
    flashPage: 'case',
    back: (ask) => `/${kind}/${referenceOf(ask)}`,
    handle: async (ask) => {
      const reference = referenceOf(ask);
      const idempotencyKey = await bff.once.run(ask.key, codeSeconds, async (key) => {
        await bff.limits.count(ask.request, 'mails', reference);
        await bff.leads.requestCaseCode({ kind, reference, idempotencyKey: key }, ask.context);
        return { remember: true, answer: key };
      });
      if (idempotencyKey !== '') {
        await ask.session.update((data) => ({ ...data, codeAskedFor: reference }));
      }
      return { to: `/${kind}/${reference}`, notice: ours(siteMessages.codeSent) };
    },
  };
}

/** A second press within half a minute mails nothing new. */
const codeSeconds = 30;

/** POST /claim/{ref}: the code. Limited like sign-in, since a code is a short password. */
export function caseOpenForm(bff: Bff, kind: CaseKind): Form {
  return {
    path: `/${kind}/:reference`,
    flashPage: 'case',
    handle: async (ask) => {
      const reference = referenceOf(ask);
      const to = `/${kind}/${reference}`;
      const code = (ask.fields.code ?? '').replace(/\s/g, '');
      if (code === '')
        return { to, errors: [{ field: 'code', message: ours(siteMessages.enterCode) }] };
      await bff.limits.count(ask.request, 'mails', `code ${reference}`);
      const found = await bff.leads.openCase(
        { kind, reference, code: code.slice(0, 20) },
        ask.context,
      );
      if (!found) return { to, errors: [{ field: 'code', message: ours(siteMessages.wrongCode) }] };
      const opened = { reference, caseId: found.caseId };
      await ask.session.update((data) => ({
        ...data,
        openCases: [...(data.openCases ?? []), opened].slice(-mostOpen),
      }));
      return { to, redirect: to };
    },
  };
}

export async function casePage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<PageDraft<CasePage>> {
  const kind = query.kind === 'complaint' ? 'complaint' : 'claim';
  const reference = tidyReference(query.reference ?? '');
  const found = await openedCase(bff, { kind, reference }, { session, context });
  const { errors = [], typed = {}, notice = null } = await takeFlash(session, 'case');
  return {
    kind,
    reference,
    state: found && {
      status: found.status,
      type: found.type,
      request: found.request,
      filedAt: found.filedAt,
      answerBy: found.answerBy,
      history: found.history,
      papers: await papersOfCase(bff, found.caseId, context),
    },
    codeAsked: session.data.codeAskedFor === reference,
    phoneAsked: phoneAskedOn(session, kind, reference),
    errors,
    typed: { phone: typed.phone ?? '' },
    notice,
  };
}

function phoneAskedOn({ data }: PageAsk['session'], kind: CaseKind, reference: string) {
  const { phoneAsked: asked } = data;
  return asked?.kind === kind && asked.reference === reference ? asked.way : null;
}
