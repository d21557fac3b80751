/**
 * The list of calculate-premium as its finished text. A plan's own words are written once a catalogue; a quote's revision
 * at one value is written once while it is kept. A quote is asked for anew after a second, or at once when this process
 * changed it, so another replica's change is seen that late: what is told here is a preview and never stored.
 */
import type { CallContext } from '@muqarin/platform/context';
import { type LastFew, lastFew } from '@muqarin/platform/last-few';
import type { MotorQuoteHead, MotorQuotePrice } from '@muqarin/quoting/contract/motor/quote-calls';
import type { BffParts } from '../../parts.ts';
import {
  createLeasedBuffers,
  type LeasedBuffers,
  type Piece,
} from '../../routes/documented/leased-buffers.ts';
import { RawJson } from '../../routes/documented/raw-json.ts';
import { type WireProduct, wireProduct } from '../../views/motor/wire-tile.ts';

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
const plansKept = 1000;

export function createMotorPrices({
  quoting,
  now,
}: Pick<BffParts, 'quoting' | 'now'>): MotorPrices {
  const heads = lastFew<{ head: Promise<MotorQuoteHead | null>; until: number }>(headsKept);
  const lists = lastFew<{ list: Promise<ProductsJson>; until: number }>(listsKept);
  const plans = lastFew<Plan>(plansKept);
  const lent = createLeasedBuffers();
  const write = async (head: MotorQuoteHead, idvAed: number, context: CallContext) => {
    const priced = await pricesAt(quoting, head, idvAed, context);
    const { catalogueVersion: version, prices } = priced;
    const find = () => withPlans(prices, (planId) => plans.get(`${version}:${planId}`));
    let known = find();
    if (known.length < prices.length) {
      await learn(quoting, { ...head, valueAed: idvAed }, plans, context);
      known = find();
    }
    const chosen = new Map(head.planAddons.map((row) => [row.planId, row.addonIds]));
    const products = known.flatMap(({ plan, price }, index) => {
      const pieces = plan.write(price, chosen.get(price.planId) ?? []);
      return index === 0 ? pieces : [',', ...pieces];
    });
    return {
      answerWith: answersOf(products, lent),
      count: known.length,
      passengerAddonId:
        known.find(({ plan }) => plan.passengerAddonId !== null)?.plan.passengerAddonId ?? null,
    };
  };
  return {
    head: (quoteId, context) => {
      const time = now().getTime();
      const kept = heads.get(quoteId);
      if (kept && kept.until > time) return kept.head;
      const head = quoting.motorQuoteHead({ quoteId }, context);
      heads.set(quoteId, { head, until: time + headMilliseconds });
      head.catch(() => heads.delete(quoteId));
      return head;
    },
    forget: (quoteId) => heads.delete(quoteId),
    products: (head, idvAed, context) => {
      const key = [head.quoteId, head.revision, idvAed, JSON.stringify(head.planAddons)].join(':');
      const time = now().getTime();
      const kept = lists.get(key);
      if (kept && kept.until > time) return kept.list;
      const list = write(head, idvAed, context);
      lists.set(key, { list, until: time + listMilliseconds });
      list.catch(() => lists.delete(key));
      return list;
    },
  };
}

function answersOf(products: readonly Piece[], lent: LeasedBuffers): ProductsJson['answerWith'] {
  const made = new Map<string, RawJson>();
  return (rest) => {
    const kept = made.get(rest);
    if (kept) return kept;
    const answer = new RawJson(['{"products":[', ...products, `],${rest.slice(1)}`], lent);
    made.set(rest, answer);
    return answer;
  };
}

interface Plan {
  write: WireProduct;
  passengerAddonId: number | null;
}

function withPlans(prices: readonly MotorQuotePrice[], planOf: (id: number) => Plan | undefined) {
  return prices.flatMap((price) => {
    const plan = planOf(price.planId);
    return plan ? [{ plan, price }] : [];
  });
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

/** The words of every plan that can be quoted for this car. */
async function learn(
  quoting: BffParts['quoting'],
  { answers, valueAed, quoteId, catalogueVersion }: MotorQuoteHead,
  plans: LastFew<Plan>,
  context: CallContext,
): Promise<void> {
  const asked = { answers: { ...answers, comprehensive: null, valueAed } };
  const [today, stored] = await Promise.all([
    quoting.priceMotor(asked, context),
    quoting.motorQuote({ quoteId }, context),
  ]);
  const found = [
    ...(today.outcome === 'priced'
      ? today.tiles.map((tile) => ({ tile, version: today.catalogueVersion }))
      : []),
    ...(stored?.tiles ?? []).map((tile) => ({ tile, version: catalogueVersion })),
  ];
  const codes = [...new Set(found.map(({ tile }) => tile.insurerCode))];
  const logos = new Map(
    await Promise.all(
      codes.map(async (code) => [code, await logoOf(quoting, code, context)] as const),
    ),
  );
  for (const { tile, version } of found) {
    const logoBase64 = logos.get(tile.insurerCode) ?? '';
    plans.set(`${version}:${tile.planId}`, {
      write: wireProduct(tile, { logoBase64, catalogueVersion: version }),
      passengerAddonId: tile.addons.find(({ perPassenger }) => perPassenger)?.addonId ?? null,
    });
  }
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
