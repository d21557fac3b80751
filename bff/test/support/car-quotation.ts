/** The plan list of a car, and the quotation that staff make of it, as whoever is signed in finds both. */
import type { MotorPlansPage } from '../../contract/motor/plan-pages.ts';
import type { QuotationsPage, StaffQuotationPage } from '../../contract/quotation-pages.ts';
import type { Browser } from './browser.ts';

const desk = '/staff/quotations';

/** `who`: the browser of the test that runs; the quotation is of its quote. */
export function carQuotation(who: () => Browser) {
  /** Once asked for: the list would take what was said for the page of one. */
  const known = new WeakMap<Browser, string>();

  const list = async () => (await who().get('/api/pages/motor/products')).json<MotorPlansPage>();

  /** Of its quote alone: the tests share one service. */
  async function quotations() {
    const { reference } = await list();
    const page = await who().get('/api/pages/staff/quotations');
    return page.json<QuotationsPage>().rows.filter((row) => row.quoteReference === reference);
  }

  async function open(headers = {}) {
    const quotationId = known.get(who()) ?? (await quotations())[0]?.quotationId ?? '';
    known.set(who(), quotationId);
    const address = `/api/pages/staff/quotations/quotation?quotation=${quotationId}`;
    return (await who().get(address, headers)).json<StaffQuotationPage>();
  }

  async function act(fields: Record<string, string>) {
    const { row, turn } = await open();
    return who().form(desk, { quotation_id: row.quotationId, turn: String(turn), ...fields });
  }

  return { list, quotations, open, act };
}
