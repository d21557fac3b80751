/**
 * How often each promo code was used, one document a code. A use is taken before its order is confirmed and settled after:
 * who takes one is known in between, so that a retry takes none twice and a crash can be put right.
 */
import { type Connection, type Model, Schema } from 'mongoose';

export interface StoredPromoUses {
  /** The code. */
  _id: string;
  uses: number;
  /** Taken for orders that may not be confirmed yet. */
  held: { orderId: string; at: Date }[];
}

export interface PromoUses {
  model: Model<StoredPromoUses>;
  count(code: string): Promise<number>;
  /** False when the code is used up. Taking twice for the same order takes once. */
  take(code: string, orderId: string, maxUses: number | null, at: Date): Promise<boolean>;
  /** The order is confirmed: the use stays. */
  settle(code: string, orderId: string): Promise<void>;
  /** It is not, and will not be. */
  giveBackHeld(code: string, orderId: string): Promise<void>;
  /** A confirmed order was cancelled. The caller says so once. */
  giveBackSettled(code: string): Promise<void>;
  /** Orders that hold a use since before this time. */
  heldBefore(code: string, before: Date): Promise<string[]>;
}

export function createPromoUses(connection: Connection): PromoUses {
  const model = connection.model<StoredPromoUses>('MotorPromoUses', usesSchema());
  const read = (code: string) => model.findById(code).lean<StoredPromoUses>().exec();
  return {
    model,
    count: async (code) => (await read(code))?.uses ?? 0,
    take: async (code, orderId, maxUses, at) => {
      await begin(model, code);
      const limit = maxUses === null ? {} : { uses: { $lt: maxUses } };
      const taken = await model
        .findOneAndUpdate(
          { ...limit, _id: code, 'held.orderId': { $ne: orderId } },
          { $inc: { uses: 1 }, $push: { held: { orderId, at } } },
        )
        .lean()
        .exec();
      if (taken) return true;
      return (await read(code))?.held.some((row) => row.orderId === orderId) ?? false;
    },
    settle: async (code, orderId) => {
      await model.updateOne({ _id: code }, { $pull: { held: { orderId } } }).exec();
    },
    giveBackHeld: async (code, orderId) => {
      await model
        .updateOne(
          { _id: code, 'held.orderId': orderId },
          { $inc: { uses: -1 }, $pull: { held: { orderId } } },
        )
        .exec();
    },
    giveBackSettled: async (code) => {
      await model.updateOne({ _id: code, uses: { $gt: 0 } }, { $inc: { uses: -1 } }).exec();
    },
    heldBefore: async (code, before) =>
      ((await read(code))?.held ?? []).filter(({ at }) => at < before).map((row) => row.orderId),
  };
}

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
  const held = new Schema({ orderId: String, at: Date }, { _id: false });
  return new Schema<StoredPromoUses>(
    {
      _id: { type: String, required: true },
      uses: { type: Number, required: true },
      held: [held],
    },
    { minimize: false, collection: 'motor_promo_uses' },
  );
}
