/** Leads as older versions stored them, made as they are stored now. */
import type { Model } from 'mongoose';
import { hashOfEmail } from '../email-hash.ts';
import type { StoredLead } from './stored-lead.ts';

export interface LeadsOfBefore {
  /** Leads with their answers in one of three columns get a kind and its details. Once done it finds nothing, by the index. */
  giveKinds(): Promise<void>;
  /** Leads from before addresses were hashed and times counted: neither found by their person nor by retention. */
  countOld(): Promise<number>;
  /** Gives them both; how many. */
  completeOld(): Promise<number>;
}

const together = 200;

/** In every lead until a lead was a kind, and in none since. */
const withoutKind = { source: { $exists: true } };

/** Where a lead's answers stood. */
export const columnsOfBefore = { answers: '', motor: '', site: '' } as const;

interface Read {
  _id: string;
  __v?: number;
}

type LeadInColumns = Pick<StoredLead, '_id'> & { source: StoredLead['kind'] } & Partial<
    Record<'answers' | 'motor' | 'site', object | null>
  >;

/** `keptFrom` is there in every lead since, and in no lead from before. */
const old = { erasedAt: null, keptFrom: null } as const;
type OldLead = Omit<StoredLead, 'doNotCall'> & { doNotCall?: boolean };

export function leadsOfBefore(model: Model<StoredLead>): LeadsOfBefore {
  // What was changed since it was read, as by an erasure, is read again.
  const changeAll = async <T>(filter: object, updateOf: (stored: T) => object): Promise<number> => {
    for (let done = 0; ; ) {
      const found = await model.find(filter).limit(together).lean<(T & Read)[]>();
      if (found.length === 0) return done;
      const changes = found.map((stored) => {
        const { _id, __v = { $exists: false } } = stored;
        return { updateOne: { filter: { ...filter, _id, __v }, update: updateOf(stored) } };
      });
      // Past the schema, which does not know the columns of before.
      const { matchedCount } = await model.collection.bulkWrite(changes as never, {
        ordered: false,
      });
      done += matchedCount;
    }
  };
  return {
    giveKinds: async () => {
      await changeAll(withoutKind, ({ source, ...lead }: LeadInColumns) => ({
        $set: { kind: source, details: detailsOf(lead) },
        $unset: { source: '', ...columnsOfBefore },
      }));
    },
    countOld: () => model.countDocuments(old),
    completeOld: () =>
      changeAll(old, ({ contact, capturedAt, doNotCall = false }: OldLead) => ({
        $set: { emailHash: hashOfEmail(contact.email), keptFrom: capturedAt, doNotCall },
      })),
  };
}

/** The contact stood among the answers, too. */
function detailsOf({ answers, motor, site }: Omit<LeadInColumns, 'source'>): object {
  if (!answers) return motor ?? site ?? {};
  const { contact: _contact, ...medical } = answers as { contact?: object };
  return medical;
}
