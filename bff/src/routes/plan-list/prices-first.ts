/**
 * See prices first (decisions X32): the list of these answers without contact or captcha, limited, making no lead. What is for a
 * person, a mail, a request or a purchase, leads to the contact step and comes back.
 */
import type { FieldError } from '@muqarin/rules/checked';
import { messages } from '@muqarin/rules/messages';
import type { Redirect } from '../../../contract/pages.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { errorsOfRules, setFlash } from '../../session/flash.ts';
import type {
  FlashPage,
  JourneyIds,
  JourneyLine,
  SessionData,
} from '../../session/session-data.ts';
import type { Session } from '../../session/session-plugin.ts';
import { type Form, type FormAsk, ownPath } from '../forms/form.ts';

/** What a line says of its contact step and its list. */
export interface PricesFirst<Line extends JourneyLine = JourneyLine> {
  line: Line;
  /** Of the form beside the contact step. */
  path: string;
  contactStep: string;
  /** Of the questionnaire. */
  flashPage: FlashPage;
  products: string;
  idsOf: (data: SessionData) => Pick<JourneyIds, 'leadId' | 'quoteId'>;
  /** A quote of the draft's answers, kept in the session. */
  price: (bff: Bff, ask: FormAsk) => Promise<FirstPrices>;
}

export type FirstPrices =
  | { outcome: 'priced'; reference: string }
  /** No card prices these answers: a person has to. */
  | { outcome: 'none' }
  | { outcome: 'refused'; errors: FieldError[] };

/** Fields: none. Counted per address and per session: 429 with Retry-After. */
export function pricesFirstForm(bff: Bff, list: PricesFirst): Form {
  const { path, flashPage, contactStep, products } = list;
  return {
    path,
    flashPage,
    back: contactStep,
    handle: async (ask) => {
      await bff.limits.count(ask.request, 'prices', ask.session.id);
      const priced = await list.price(bff, ask);
      if (priced.outcome === 'refused')
        return { to: contactStep, errors: errorsOfRules(priced.errors) };
      if (priced.outcome === 'none')
        return { to: contactStep, notice: ours(messages.noPricesAtOnce) };
      await ask.session.update((data) => ({
        ...data,
        pricesFirst: { ...data.pricesFirst, [list.line]: true },
      }));
      return { to: products, redirect: products, reference: priced.reference };
    },
  };
}

/** @param wayBack where the person goes on once a contact is left; the list where nothing is said */
export function afterContact(
  list: PricesFirst,
  form: Form,
  wayBack: (ask: FormAsk) => string = (ask) => ownPath(ask.fields.return, list.products),
): Form {
  return {
    ...form,
    handle: async (ask) => {
      if (!isWithoutContact(list, ask.session)) return form.handle(ask);
      const to = await askForContact(list, ask.session, wayBack(ask));
      return { to, redirect: to };
    },
  };
}

/** For a page that is for a person: null when they left a contact, or have no quote at all. */
export async function contactFirst(
  list: PricesFirst,
  session: Session,
  wayBack: string,
): Promise<Redirect | null> {
  if (!isWithoutContact(list, session)) return null;
  return { redirect: await askForContact(list, session, wayBack) };
}

/** For the list: where somebody wanted to go when they were asked for a contact, once they left one. */
export async function whereTheyWereGoing(
  { line, idsOf, products }: PricesFirst,
  session: Session,
): Promise<Redirect | null> {
  const wanted = session.data.afterContact?.[line];
  if (wanted === undefined || idsOf(session.data).leadId === null) return null;
  await session.update(({ afterContact: { [line]: _taken, ...others } = {}, ...data }) => ({
    ...data,
    afterContact: others,
  }));
  return wanted === products ? null : { redirect: wanted };
}

/** Whether prices are shown to somebody who has not said who they are. The documented calls make quotes without a lead too: those stay as they are. */
export function isWithoutContact({ line, idsOf }: PricesFirst, { data }: Session): boolean {
  const { leadId, quoteId } = idsOf(data);
  return data.pricesFirst?.[line] === true && quoteId !== null && leadId === null;
}

async function askForContact(
  { line, contactStep, flashPage }: PricesFirst,
  session: Session,
  wayBack: string,
): Promise<string> {
  await session.update((data) => ({
    ...data,
    afterContact: { ...data.afterContact, [line]: wayBack },
  }));
  await setFlash(session, flashPage, { notice: ours(messages.contactFirst) });
  return contactStep;
}
