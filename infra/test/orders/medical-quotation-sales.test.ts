/** A medical policy at the price of the list is not what was accepted in a quotation at another one. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coupleQuoted, workOn } from '../../../services/quoting/test/support/quotations.ts';
import { visitor } from '../../../services/quoting/test/support/quoting.ts';
import { type Ordering, orderingUnderTest } from './support/ordering.ts';

let ordering: Ordering;
beforeAll(async () => {
  ordering = await orderingUnderTest();
});
afterAll(() => ordering.stop());

it.each([
  ['the price that was accepted', 0, 'bound'],
  ['another price', 500, 'accepted'],
] as const)('a policy at %s leaves its quotation as it is due', async (_at, off, state) => {
  const { client } = ordering;
  const { quoteId, planIds, quotationId } = await coupleQuoted(
    { client } as never,
    `couple-${off}`,
  );
  const work = workOn(
    () => client as never,
    () => quotationId,
  );
  const rated = (await work.open()).options[0]?.netFils ?? 0;
  if (off > 0) await work.change(await work.off(off));
  await work.send();
  await work.answer('select', await work.firstLine());
  await work.answer('accept');
  const accepted = await client.acceptedQuotation({ quoteId }, visitor);
  const [option] = (await work.asClient())?.options ?? [];
  expect(accepted).toMatchObject({ quotationId, grossFils: option?.grossFils });
  expect((await work.asClient())?.onward).toBe('staff');
  const bought = await client.confirmPolicy(
    {
      quoteId,
      idempotencyKey: `confirm-${off}`,
      planId: planIds[0] ?? 0,
      premiumFils: rated,
      startDate: '2026-01-20',
      contact: { name: 'Mariam', email: 'mariam@example.com' },
    },
    visitor,
  );
  expect(bought.outcome).toBe('confirmed');
  await ordering.published();
  expect((await work.open()).row.state).toBe(state);
});
