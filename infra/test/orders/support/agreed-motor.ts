/** A car's quotation as an agent makes it, changes it, and its client accepts it. */
import { workOn } from '../../../../services/quoting/test/support/quotations.ts';
import { agent, visitor } from '../../../../services/quoting/test/support/quoting.ts';
import { motorOrders } from './motor-orders.ts';
import type { Ordering } from './ordering.ts';

export function agreedMotor(ordering: Ordering) {
  const { client } = ordering;
  const orders = motorOrders(ordering);
  let presses = 0;
  const quoteOf = async (insurerCode = 'falaj') => {
    const { quoteId } = await orders.quoteFor({ year: 2024, comprehensive: true });
    const tiles = (await client.motorQuote({ quoteId }, visitor))?.tiles ?? [];
    const own = tiles.find((tile) => {
      return tile.insurerCode === insurerCode && tile.deductibles.length > 2;
    });
    if (!own) throw new Error(`no plan of ${insurerCode}`);
    return { quoteId, tile: own };
  };
  const press = async (quoteId: string, planId: number) => {
    presses += 1;
    const idempotencyKey = `press-${String(presses).padStart(4, '0')}`;
    const asked = { quoteId, idempotencyKey, planIds: [planId] };
    const { quotationId } = await client.createMotorQuotationLines(asked, agent);
    const work = workOn(
      () => client as never,
      () => quotationId,
    );
    return { quotationId, ...work };
  };
  type Work = Awaited<ReturnType<typeof press>>;
  /** With another excess, an add-on, a value of its own, the driver put right, and what an insurer takes off. */
  const changeAll = async ({ open, change, firstLine }: Work, fils = 5_000) => {
    const lineId = await firstLine();
    const fields = (await open()).choices[0]?.fields ?? [];
    const addon = fields.find(({ name }) => name.startsWith('addon_'))?.name ?? '';
    const choices = [
      { lineId, name: 'excess', text: 'none' },
      { lineId, name: 'repair', text: 'agency' },
      { lineId, name: addon, text: 'yes' },
    ];
    const facts = [
      { name: 'driver_birth', text: '03/02/1985' },
      { name: 'claims', text: '1' },
    ];
    await change({ choices, facts });
    if (fils > 0) await change({ discounts: [{ lineId, fundingId: 'FLJ-26-04', fils }] });
  };
  const accept = async ({ open, clearFlags, send, answer, firstLine }: Work) => {
    await clearFlags();
    await send();
    const { row } = await open();
    await answer('select', await firstLine(), row.version);
    await answer('accept', null, row.version);
  };
  return { orders, quoteOf, press, changeAll, accept };
}
