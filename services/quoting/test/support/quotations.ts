/** A quotation of whatever line, worked on by staff and answered by its client through the contract. */
import type { StaffQuotation } from '../../contract/quotations.ts';
import { agent, couple, type quotingUnderTest, visitor } from './quoting.ts';

type Answer = 'select' | 'accept' | 'decline';
type Client = Awaited<ReturnType<typeof quotingUnderTest>>['client'];

export function noChange(what: object) {
  return { today: false, removed: [], discounts: [], facts: [], choices: [], ...what };
}

/** What can be done with the quotation that `idOf` names. */
export function workOn(clientOf: () => Client, idOf: () => string) {
  const open = async (): Promise<StaffQuotation> => {
    const found = await clientOf().openQuotation({ quotationId: idOf(), staffId: 'sara' }, agent);
    if (!found) throw new Error('no quotation');
    return found;
  };
  const firstLine = async () => (await open()).options[0]?.lineId ?? '';
  return {
    open,
    firstLine,
    preview: (what: object) =>
      clientOf().previewQuotation({ quotationId: idOf(), change: noChange(what) }, agent),
    change: async (what: object) => {
      const { turn } = await open();
      const asked = { quotationId: idOf(), staffId: 'sara', turn, change: noChange(what) };
      return clientOf().changeQuotation(asked, agent);
    },
    /** As an underwriter does. */
    clearFlags: async () => {
      for (const { code } of (await open()).flags) {
        const flag = {
          quotationId: idOf(),
          staffId: 'omar',
          code,
          roles: ['underwriter' as const],
        };
        await clientOf().clearQuotationFlag(flag, agent);
      }
    },
    send: async (to = { recipient: 'mariam@example.com', name: 'Mariam' }) => {
      const { turn } = await open();
      return clientOf().sendQuotation({ quotationId: idOf(), staffId: 'sara', turn, ...to }, agent);
    },
    asClient: () => clientOf().clientQuotation({ quotationId: idOf() }, visitor),
    answer: (act: Answer, lineId: string | null = null, version = 1) =>
      clientOf().answerQuotation({ quotationId: idOf(), version, act, lineId }, visitor),
    off: async (fils: number, fundingId = 'FLJ-26-04') => {
      return { discounts: [{ lineId: await firstLine(), fundingId, fils }] };
    },
  };
}

/** Three options of a couple's quote, the first of an insurer that promised a discount. */
export async function coupleQuoted(
  quoting: Pick<Awaited<ReturnType<typeof quotingUnderTest>>, 'client'>,
  idempotencyKey = 'quote-0001',
) {
  const made = { idempotencyKey, draftId: 'd1', answers: couple };
  const { quoteId, tiles } = await quoting.client.createQuote(made, visitor);
  const own = tiles.filter(({ insurerCode }) => insurerCode === 'falaj');
  const others = tiles.filter(({ insurerCode }) => insurerCode !== 'falaj');
  const planIds = [...own.slice(0, 1), ...others.slice(0, 2)].map(({ planId }) => planId);
  const press = (idempotencyKey: string, plans: readonly number[]) =>
    quoting.client.createQuotationLines({ quoteId, idempotencyKey, planIds: [...plans] }, agent);
  const { quotationId } = await press('press-0001', planIds);
  return { quoteId, planIds, press, quotationId };
}
