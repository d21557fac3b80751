import type { Redirect } from '../../../contract/pages.ts';
import type { QuestionPage } from '../../../contract/question-pages.ts';
import type { DraftFields } from '../../locale/page-draft.ts';
import type { Bff } from '../../parts.ts';
import { takeFlash } from '../../session/flash.ts';
import type { Flash } from '../../session/session-data.ts';
import type { KnownDraft } from '../../use-cases/line-drafts.ts';
import { captchaModel } from '../pages/captcha-model.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { type Asked, openedAt, stepAddress } from './asked.ts';

/** What a line says of one opening of its page. */
export interface Opening<Step extends string, Draft extends object, Rules, Own> {
  /** Opened where the address names no page. */
  unnamed: Step;
  rules?: Rules;
  /** What the page shows of its own. */
  own: (at: KnownDraft<Step, Draft>, flash: Flash) => Own | Promise<Own>;
}

/** Answers are a person's: what is said of them is ours. */
type Questions<Step extends string, Draft> = Omit<QuestionPage<Step, Draft>, Said> &
  DraftFields<Pick<QuestionPage<Step, Draft>, Said>>;
type Said = 'errors' | 'notice';

/** One page, opened at its own address; one that cannot be reached yet leads to the first that is missing (M65). */
export function questionPage<Step extends string, Draft extends object, Rules, Own extends object>(
  asked: Asked<Step, Draft, Rules>,
  open: (
    bff: Bff,
    ask: PageAsk,
    known: KnownDraft<Step, Draft>,
  ) => Promise<Opening<Step, Draft, Rules, Own> | Redirect>,
): (bff: Bff, ask: PageAsk) => Promise<(Questions<Step, Draft> & Own) | Redirect> {
  return async (bff, ask) => {
    const { query, session } = ask;
    const known = await asked.drafts.ofSession(bff, ask);
    const opening = await open(bff, ask, known);
    if ('redirect' in opening) return opening;
    const { unnamed, rules = asked.rulesOf(bff), own } = opening;
    const wanted = asked.drafts.isStep(query.step) ? query.step : unnamed;
    const at = { ...known, ...openedAt(asked, known, wanted, rules) };
    const { step, draft: answers, reference } = at;
    if (step !== query.step && query.step !== undefined) {
      return { redirect: stepAddress(asked, step) };
    }
    const flash = await takeFlash(session, asked.flashPage);
    return {
      step,
      answers,
      reference,
      errors: flash.errors ?? [],
      typed: flash.typed ?? {},
      notice: flash.notice ?? flash.warning ?? null,
      captcha: captchaModel(bff.config),
      captchaTicket: step === asked.contactStep ? bff.captcha.ticket(session.id) : null,
      ...(await own(at, flash)),
    };
  };
}
