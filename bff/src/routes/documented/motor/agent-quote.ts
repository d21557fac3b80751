/** The Quote button's call takes the plans of a car as well, where it says so: ids alone do not tell cars from people. */
import {
  addonsByPlan,
  createMotorQuotationLines,
} from '../../../use-cases/motor/create-quotation-lines.ts';
import { motorHeadOfSession } from '../../../use-cases/motor/session-quote.ts';
import { alsoFor } from '../also-for.ts';
import type { DocumentedCall } from '../call.ts';
import { idsIn, textOf } from '../read-fields.ts';

export function alsoForCars(call: DocumentedCall): DocumentedCall {
  return alsoFor(call, {
    isMeant: ({ fields }) => fields.line === 'motor',
    per: perQuote,
    handle: (bff, ask) => {
      const { selected_product_ids_str: ids, addons } = ask.fields;
      const pressed = { planIds: idsIn(ids), addons: addonsByPlan(textOf(addons)) };
      return createMotorQuotationLines(bff, ask, pressed);
    },
  });
}

/** Other add-ons are another option, and no other revision. */
async function perQuote(...[bff, ask]: Parameters<typeof motorHeadOfSession>): Promise<string> {
  const { quoteId, revision, planAddons } = await motorHeadOfSession(bff, ask);
  return `${quoteId}:${revision}:${JSON.stringify(planAddons)}`;
}
