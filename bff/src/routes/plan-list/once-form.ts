/**
 * A form of a list that does something once: a mail, lines that an agent makes. The same press again, while the quote is of the same
 * revision, gets the first one's answer.
 */
import { ofRules, ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { errorsOfRules } from '../../session/flash.ts';
import type { Outcome } from '../documented/call.ts';
import { type Form, type FormAsk, ownPath } from '../forms/form.ts';
import type { PlanList } from './compare-forms.ts';

interface ListedQuote {
  reference: string;
  revision: number;
}

export interface OnceForm<Quote extends ListedQuote> {
  path: string;
  form: PlanList['form'];
  /** Of the session; throws without one. */
  quoteOf: (bff: Bff, ask: FormAsk) => Promise<Quote>;
  /** @param ask with the key under which it is done once */
  act: (bff: Bff, ask: FormAsk, quote: Quote) => Promise<Outcome>;
  /** What the page says when it is done. */
  done: (ask: FormAsk) => string;
}

export function onceForm<Quote extends ListedQuote>(bff: Bff, list: OnceForm<Quote>): Form {
  const { path, form, quoteOf, act, done } = list;
  return {
    ...form,
    path,
    handle: async (ask) => {
      const to = ownPath(ask.fields.return, form.back);
      const quote = await quoteOf(bff, ask);
      const { reference, revision } = quote;
      const once = `${ask.key}:${revision}`;
      const outcome = await bff.once.run(once, bff.config.LEAD_REMEMBER_SECONDS, async (key) => {
        const answer = await act(bff, { ...ask, key }, quote);
        return { remember: answer.kind === 'done', answer };
      });
      if (outcome.kind === 'done') return { to, notice: ours(done(ask)), reference };
      const errors = errorsOfRules(outcome.errors ?? []);
      return { to, errors, warning: ofRules(outcome.message), reference };
    },
  };
}
