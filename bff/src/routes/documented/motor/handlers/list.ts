/** What the calls do from the priced list to the comparison. */
import { parseIndex } from '@muqarin/rules/calls/open-shapes';
import { inEnglish } from '@muqarin/rules/message';
import { filsToAed } from '@muqarin/rules/money';
import { swapCompared } from '@muqarin/rules/motor/compare';
import { discountPercent } from '@muqarin/rules/motor/discount';
import { logoOf } from '../../../../clients/motor/prices.ts';
import { ofRules } from '../../../../locale/said.ts';
import type { Bff } from '../../../../parts.ts';
import { setFlash } from '../../../../session/flash.ts';
import { changeValue, typedIdv } from '../../../../use-cases/motor/change-value.ts';
import { motorDrafts } from '../../../../use-cases/motor/session-draft.ts';
import {
  type MotorAsk,
  motorQuoteOfSession,
  noMotorPlan,
  noMotorQuote,
} from '../../../../use-cases/motor/session-quote.ts';
import { benefitsOf } from '../../../../views/motor/wire-tile.ts';
import type { Ask, Outcome } from '../../call.ts';
import { done, idOf } from '../../read-fields.ts';

/** Moves nothing and stores nothing: the list as it would be (decisions V15). */
export async function calculatePremium(bff: Bff, ask: Ask): Promise<Outcome> {
  const { session, context, fields } = ask;
  const { quoteId } = motorDrafts.idsOf(session);
  const head = quoteId === null ? null : await bff.motorPrices.head(quoteId, context);
  if (!head) throw noMotorQuote();
  const wanted = typedIdv(fields.idv, head);
  if (!wanted.ok) return { kind: 'refused', message: wanted.message };
  const products = await bff.motorPrices.products(head, wanted.idvAed, context);
  const { make, model, variant, year, seats } = head.vehicle;
  const rest = JSON.stringify({
    prod_count: products.count,
    passenger_cover_addon: products.passengerAddonId,
    vehicle_details: {
      vehicle_seats: seats,
      make: make.name,
      model: model.name,
      variant: variant.name,
      year,
    },
    idv: wanted.idvAed,
    ...(wanted.message ? { msg: inEnglish(wanted.message) } : {}),
  });
  return done(products.answerWith(rest));
}

export async function updateCarValue(bff: Bff, ask: Ask): Promise<Outcome> {
  const changed = await changeValue(bff, ask, ask.fields.idv);
  if (!changed.ok) return { kind: 'refused', message: changed.message };
  const { quote, message } = changed;
  // The list is loaded anew after this call (S1 4): what was said of the value stands there (decisions V16).
  if (message !== undefined)
    await setFlash(ask.session, 'motor-list', { notice: ofRules(message) });
  return done({ status: 1, idv: quote.valueAed, ...(message ? { msg: inEnglish(message) } : {}) });
}

/** Another plan in a column of the comparison; its header at the value the screen shows. */
export async function toggleProducts(bff: Bff, ask: Ask): Promise<Outcome> {
  const { fields } = ask;
  const quote = await motorQuoteOfSession(bff, ask);
  const newId = idOf(fields.new_product_id);
  const tile = quote.tiles.find(({ planId }) => planId === newId);
  if (!tile) throw noMotorPlan();
  const index = parseIndex(fields.index, Math.max(quote.comparedPlanIds.length, 1));
  const oldId = idOf(fields.old_product_id) ?? null;
  const swapped = swapCompared(quote.comparedPlanIds, oldId, tile.planId, index);
  if (!swapped.ok) return { kind: 'refused', message: swapped.message };
  const { quoteId } = quote;
  const header = await headerOf(bff, ask, quote, tile);
  await bff.quoting.setMotorCompared({ quoteId, planIds: swapped.ids }, ask.context);
  const { benefits, overview_benefits } = benefitsOf(tile);
  return done({ header, benefits, overview_benefits });
}

async function headerOf(
  bff: Bff,
  { session, context, fields }: MotorAsk & Pick<Ask, 'fields'>,
  quote: Awaited<ReturnType<typeof motorQuoteOfSession>>,
  { planId, insurerCode, insurerName, name }: (typeof quote.tiles)[number],
) {
  const wanted = fields.idv === undefined ? undefined : typedIdv(fields.idv, quote);
  const idv = wanted?.ok ? wanted.idvAed : quote.valueAed;
  const { quoteId } = quote;
  const priced =
    idv === quote.valueAed
      ? quote
      : await bff.quoting.previewMotorQuote({ quoteId, valueAed: idv }, context);
  const prices = 'prices' in priced ? priced.prices : quote.prices;
  const price = prices.find((row) => row.planId === planId);
  if (!price) throw noMotorPlan();
  return {
    id: planId,
    name,
    insurer: insurerName,
    logo: await logoOf(bff.quoting, insurerCode, context),
    discounted_amount: filsToAed(price.discountedFils),
    premium_amount: filsToAed(price.premiumFils),
    discount_perc: discountPercent(price),
    idv,
    sale_order: motorDrafts.idsOf(session).orderRef ?? '',
  };
}
