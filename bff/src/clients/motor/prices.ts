/**
 * The list of calculate-premium as its finished text. A plan's own words are written once a catalogue; a quote's revision
 * at one value is written once while it is kept. A quote is asked for anew after a second, or at once when this process
 * changed it, so another replica's change is seen that late: what is shown here is a preview and never stored.
 */
import type { CallContext } from '@muqarin/platform/context';
import type { MotorQuoteHead, MotorQuotePrice } from '@muqarin/quoting/contract/motor/quote-calls';
import type { BffParts } from '../../parts.ts';
import { createLeasedBuffers, type LeasedBuffers } from '../../routes/documented/leased-buffers.ts';
import type { RawJson } from '../../routes/documented/raw-json.ts';
import { type WireProduct, wireProduct } from '../../views/motor/wire-tile.ts';
import { createKeptLists } from '../plan-list/kept-lists.ts';
import { createPlanWriters } from '../plan-list/plan-writers.ts';
import { answerWithProducts, type Rows, rowsOf } from '../plan-list/rows.ts';

export interface MotorPrices {
  /** As last known; null without such a quote. */
  head(quoteId: string, context: CallContext): Promise<MotorQuoteHead | null>;
  forget(quoteId: string): void;
  /** The `products` array of the quote at this value, as JSON, and how many it holds. */
  products(head: MotorQuoteHead, idvAed: number, context: CallContext): Promise<ProductsJson>;
}

export interface ProductsJson {
  count: number;
  /** The add-on that is charged for each seat; null when no plan has it. */
  passengerAddonId: number | null;
  /** The whole answer, of the `products` and this object's text; one for equal texts. */
  answerWith(rest: string): RawJson;
}

const headMilliseconds = 1000;
const headsKept = 1000;
const listsKept = 64;
/** Another catalogue or the next day makes other prices of the same revision. */
const listMilliseconds = 60_000;

export function createMotorPrices({
  quoting,
  now,
}: Pick<BffParts, 'quoting' | 'now'>): MotorPrices {
  const heads = createKeptLists<MotorQuoteHead | null>({
    most: headsKept,
    milliseconds: headMilliseconds,
    now,
  });
  const lists = createKeptLists<ProductsJson>({
    most: listsKept,
    milliseconds: listMilliseconds,
    // A value that a shopper only passes by is not asked for again.
    keptFrom: 'second',
    now,
  });
  const plansOf = createPlanWriters((version, context) => learn(quoting, version, context));
  const leased = createLeasedBuffers();
  const write = async (head: MotorQuoteHead, idvAed: number, context: CallContext) => {
    const { catalogueVersion, prices } = await pricesAt(quoting, head, idvAed, context);
    const plans = await plansOf(catalogueVersion, context);
    const chosen = new Map(head.planAddons.map((row) => [row.planId, row.addonIds]));
    const rows = rowsOf(prices, plans, (plan, price) =>
      plan.write(price, chosen.get(price.planId) ?? []),
    );
    return {
      answerWith: answersOf(rows, leased),
      count: rows.count,
      passengerAddonId: passengerAddonOf(prices, plans),
    };
  };
  return {
    head: (quoteId, context) =>
      heads.of(quoteId, () => quoting.motorQuoteHead({ quoteId }, context)),
    forget: (quoteId) => heads.forget(quoteId),
    products: (head, idvAed, context) =>
      lists.of(
        [head.quoteId, head.revision, idvAed, JSON.stringify(head.planAddons)].join(':'),
        () => write(head, idvAed, context),
      ),
  };
}

function passengerAddonOf(
  prices: readonly MotorQuotePrice[],
  plans: ReadonlyMap<number, Plan>,
): number | null {
  for (const { planId } of prices) {
    const addonId = plans.get(planId)?.passengerAddonId ?? null;
    if (addonId !== null) return addonId;
  }
  return null;
}

function answersOf(rows: Rows, leased: LeasedBuffers): ProductsJson['answerWith'] {
  const made = new Map<string, RawJson>();
  return (rest) => {
    const kept = made.get(rest);
    if (kept) return kept;
    const answer = answerWithProducts(rows, rest, leased);
    made.set(rest, answer);
    return answer;
  };
}

interface Plan {
  write: WireProduct;
  passengerAddonId: number | null;
}

async function pricesAt(
  quoting: BffParts['quoting'],
  head: MotorQuoteHead,
  idvAed: number,
  context: CallContext,
): Promise<{ catalogueVersion: string; prices: MotorQuotePrice[] }> {
  if (idvAed === head.valueAed) return head;
  const { quoteId, revision } = head;
  const asked = { quoteId, revision, valueAed: idvAed };
  const preview = await quoting.previewMotorQuote(asked, context);
  if (preview.outcome !== 'priced') throw new Error(`a value in range is ${preview.outcome}`);
  return preview;
}

async function learn(
  quoting: BffParts['quoting'],
  catalogueVersion: string,
  context: CallContext,
): Promise<ReadonlyMap<number, Plan>> {
  const { plans } = await quoting.motorPlanWords({ catalogueVersion }, context);
  const codes = [...new Set(plans.map(({ insurerCode }) => insurerCode))];
  const logos = new Map(
    await Promise.all(
      codes.map(async (code) => [code, await logoOf(quoting, code, context)] as const),
    ),
  );
  return new Map(
    plans.map((plan) => {
      const logoBase64 = logos.get(plan.insurerCode) ?? '';
      const write = wireProduct(plan, { logoBase64, catalogueVersion });
      const passenger = plan.addons.find(({ perPassenger }) => perPassenger);
      return [plan.planId, { write, passengerAddonId: passenger?.addonId ?? null }];
    }),
  );
}

/** S1 3 `logo (base64)`: raw, without `data:` (decisions V41). */
export async function logoOf(
  quoting: Pick<BffParts['quoting'], 'insurerLogo'>,
  code: string,
  context: CallContext,
): Promise<string> {
  const logo = await quoting.insurerLogo({ code }, context);
  return logo === null ? '' : Buffer.from(logo.svg).toString('base64');
}

/** The quoting client, telling which quote was changed by this process. */
export function tellingChanges(
  quoting: BffParts['quoting'],
  forget: (quoteId: string) => void,
): BffParts['quoting'] {
  const changing: ReadonlySet<string> = new Set([
    'reviseMotorQuote',
    'setMotorAddons',
    'setMotorCompared',
    'selectMotorPlan',
  ]);
  return new Proxy(quoting, {
    get: (target, name) => {
      const call = Reflect.get(target, name) as unknown;
      if (typeof call !== 'function' || !changing.has(String(name))) return call;
      return async (input: { quoteId: string }, context: CallContext) => {
        try {
          return (await call(input, context)) as unknown;
        } finally {
          forget(input.quoteId);
        }
      };
    },
  });
}
