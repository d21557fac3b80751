/** The quote check and the board's link by plain forms (bff/contract/medical-corporate/picks). */

import { proposalMessages } from '@muqarin/rules/medical-corporate/messages-proposal';
import { parsePlansByCategory, parseProposal } from '@muqarin/rules/medical-corporate/picks-wire';
import { messages } from '@muqarin/rules/messages';
import { textList } from '@muqarin/rules/plan-list/text-list';
import { corporatePickPaths as paths } from '../../../../contract/medical-corporate/picks.ts';
import { ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { createGroupQuotationLines } from '../../../use-cases/medical-corporate/create-quotation-lines.ts';
import { picksOf } from '../../../use-cases/medical-corporate/picks.ts';
import { proposalOf, publishProposal } from '../../../use-cases/medical-corporate/proposal.ts';
import { sendGroupQuote } from '../../../use-cases/medical-corporate/send-quote.ts';
import { groupQuoteOfSession } from '../../../use-cases/medical-corporate/session-quote.ts';
import { type Form, type FormAsk, type FormOutcome, ownPath } from '../../forms/form.ts';
import { onceForm } from '../../plan-list/once-form.ts';
import { afterContact } from '../../plan-list/prices-first.ts';
import { tabAddress } from '../plans/forms.ts';
import { corporatePricesFirst } from '../plans/prices-first.ts';

const ofList = {
  flashPage: 'corporate-list',
  back: tabAddress('summary'),
  refusedAs: 'warning',
  comparison: { path: paths.comparePlans, flashPage: 'corporate-compare' },
} as const satisfies Partial<Form>;

export function corporateProposalForms(bff: Bff): Form[] {
  return [
    afterContact(corporatePricesFirst, sendQuoteForm(bff)),
    quotationLinesForm(bff),
    { ...ofList, path: paths.shareProposal, handle: (ask) => share(bff, ask) },
    { ...ofList, path: paths.endProposals, handle: (ask) => end(bff, ask) },
  ];
}

function sendQuoteForm(bff: Bff): Form {
  return onceForm(bff, {
    path: paths.sendQuote,
    form: ofList,
    quoteOf: groupQuoteOfSession,
    act: (_bff, ask) =>
      sendGroupQuote(bff, {
        ...ask,
        checked: ({ quoteId }) =>
          ask.fields.plans === undefined
            ? { picks: picksOf(ask.session, quoteId).checked, dropped: 0 }
            : parsePlansByCategory(ask.fields.plans),
      }),
    done: () => proposalMessages.quoteMailed,
  });
}

function quotationLinesForm(bff: Bff): Form {
  return onceForm(bff, {
    path: paths.quotationLines,
    form: ofList,
    quoteOf: groupQuoteOfSession,
    act: (_bff, ask) =>
      createGroupQuotationLines(bff, ask, textList(ask.fields.selected_product_ids_str ?? '')),
    done: () => messages.backOfficeCreated,
  });
}

/** As it is shown just now; without the field, as the session keeps it. */
async function share(bff: Bff, ask: FormAsk): Promise<FormOutcome> {
  const to = ownPath(ask.fields.return, tabAddress('summary'));
  const proposed = await proposalOf(bff, ask, ({ quoteId }) =>
    ask.fields.proposal === undefined
      ? { rows: picksOf(ask.session, quoteId).proposal, dropped: 0 }
      : parseProposal(ask.fields.proposal),
  );
  if (proposed.outcome === 'refused') return { to, warning: ours(proposed.message) };
  await publishProposal(bff, proposed, 'link', ask.context);
  const { reference } = proposed.quote;
  return { to, notice: ours(proposalMessages.boardLinkMade), reference };
}

async function end(bff: Bff, ask: FormAsk): Promise<FormOutcome> {
  const to = ownPath(ask.fields.return, tabAddress('summary'));
  const { quoteId, reference } = await groupQuoteOfSession(bff, ask);
  await bff.quoting.endGroupProposals({ quoteId }, ask.context);
  return { to, notice: ours(proposalMessages.boardLinksEnded), reference };
}
