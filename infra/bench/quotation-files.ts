/** Quotations of a group as an agent makes them, each another one: what was made before may be kept. */
import type { Shopper } from '../test/support/shopper.ts';

const desk = '/staff/quotations';

export interface MadeQuotation {
  file(form: 'pdf' | 'xlsx'): Promise<Response>;
  /** So that the next press begins another one. */
  withdraw(): Promise<void>;
}

/** Of the group's session, whose browser is an agent's. */
export async function makeQuotation(
  agent: Shopper,
  plans: readonly string[],
): Promise<MadeQuotation> {
  const press = { line: 'medical-corporate', selected_product_ids_str: plans.join() };
  const pressed = await agent.post('/api/medical/send-quote-from-backend-user', press);
  if (!pressed.ok) throw new Error(`the Quote button answered ${pressed.status}`);
  const { rows } = await agent.get<{ rows: { quotationId: string }[] }>(
    '/api/pages/staff/quotations',
  );
  const quotationId = rows[0]?.quotationId ?? '';
  return {
    file: (form) => agent.send(`/api/staff/quotations/${quotationId}/quotation.${form}`, {}),
    withdraw: async () => {
      const done = await agent.post(desk, { quotation_id: quotationId, action: 'supersede' });
      if (!done.ok) throw new Error(`a quotation was not withdrawn: ${done.status}`);
    },
  };
}
