import type { Model } from 'mongoose';
import { hashOfPhone } from '../phone-hash.ts';

const together = 200;

/** Gives what was stored before numbers were hashed the hash of its own. Once done it finds nothing, by the index. */
export async function completePhones<T extends { _id: string; phoneHash: string }>(
  model: Model<T>,
  numberIn: (stored: T) => string,
): Promise<void> {
  const old = { phoneHash: null } as object;
  for (;;) {
    const found = await model.find(old).limit(together).lean<T[]>();
    if (found.length === 0) return;
    const completed = found.map((stored) => ({
      updateOne: {
        filter: { _id: stored._id, ...old },
        update: { $set: { phoneHash: hashOfPhone(numberIn(stored)) } },
        timestamps: false,
      },
    }));
    await model.bulkWrite(completed as Parameters<Model<T>['bulkWrite']>[0], { ordered: false });
  }
}
