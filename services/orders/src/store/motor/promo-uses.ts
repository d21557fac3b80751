/**
 * How often each promo code was used, one document a code. A use is taken before its order is confirmed and settled after:
 * who takes one is known in between, so that a retry takes none twice and a crash can be put right.
 */
import { randomUUID } from 'node:crypto';
import { type Connection, type Model, Schema } from 'mongoose';

/** A use that is taken for an order which may not be confirmed yet. */
export interface PromoHold {
  orderId: string;
  at: Date;
  /** Names this use, and no other of its order. Absent in holds from before they had names. */
  use?: string | undefined;
}

export interface StoredPromoUses {
  /** The code. */
  _id: string;
  uses: number;
  held: PromoHold[];
}

export interface PromoUses {
  model: Model<StoredPromoUses>;
  count(code: string): Promise<number>;
  /** Null when the code is used up. Taking while the order holds one gives that one. */
  take(
    code: string,
    orderId: string,
    maxUses: number | null,
    at: Date,
  ): Promise<Pick<PromoHold, 'use'> | null>;
  /** Its order was confirmed with it: the use stays. */
  settle(code: string, hold: Omit<PromoHold, 'at'>): Promise<void>;
  /** Its order was not, or with another use. Once, however often it is said. */
  giveBackHeld(code: string, hold: Omit<PromoHold, 'at'>): Promise<void>;
  /** A use that stays is held again, to be given back. While the order holds one, that one. */
  reopen(code: string, orderId: string, at: Date): Promise<Pick<PromoHold, 'use'>>;
  held(code: string): Promise<readonly PromoHold[]>;
}

export function createPromoUses(connection: Connection): PromoUses {
  const model = connection.model<StoredPromoUses>('MotorPromoUses', usesSchema());
  const read = (code: string) => model.findById(code).lean<StoredPromoUses>().exec();
  const hold = async (where: { _id: string }, change: object, { orderId, at }: PromoHold) => {
    const use = randomUUID();
    const free = { ...where, 'held.orderId': { $ne: orderId } };
    const update = { ...change, $push: { held: { orderId, at, use } } };
    if (await model.findOneAndUpdate(free, update).lean().exec()) return { use };
    return (await read(where._id))?.held.find((row) => row.orderId === orderId) ?? null;
  };
  return {
    model,
    count: async (code) => (await read(code))?.uses ?? 0,
    take: async (code, orderId, maxUses, at) => {
      await begin(model, code);
      const limit = maxUses === null ? {} : { uses: { $lt: maxUses } };
      return hold({ ...limit, _id: code }, { $inc: { uses: 1 } }, { orderId, at });
    },
    reopen: async (code, orderId, at) =>
      (await hold({ _id: code }, {}, { orderId, at })) ?? { use: undefined },
    settle: async (code, hold) => {
      await model.updateOne({ _id: code }, { $pull: { held: named(hold) } }).exec();
    },
    giveBackHeld: async (code, hold) => {
      const { orderId, use } = hold;
      const there = use === undefined ? { 'held.orderId': orderId } : { 'held.use': use };
      await model
        .updateOne({ _id: code, ...there }, { $inc: { uses: -1 }, $pull: { held: named(hold) } })
        .exec();
    },
    held: async (code) => (await read(code))?.held ?? [],
  };
}

const named = ({ orderId, use }: Omit<PromoHold, 'at'>) =>
  use === undefined ? { orderId } : { orderId, use };

/** The first use of a code makes its document; of two at once one is refused, which is as good. */
async function begin(model: Model<StoredPromoUses>, code: string): Promise<void> {
  try {
    await model
      .updateOne({ _id: code }, { $setOnInsert: { uses: 0, held: [] } }, { upsert: true })
      .exec();
  } catch (error) {
    if ((error as { code?: number }).code !== 11_000) throw error;
  }
}

function usesSchema(): Schema<StoredPromoUses> {
  const held = new Schema<PromoHold>({ orderId: String, at: Date, use: String }, { _id: false });
  return new Schema<StoredPromoUses>(
    {
      _id: { type: String, required: true },
      uses: { type: Number, required: true },
      held: [held],
    },
    { minimize: false, collection: 'motor_promo_uses' },
  );
}
