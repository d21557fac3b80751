/** Leads by the terms that are kept with each: one index, read by equal ones. */
import type { Model } from 'mongoose';
import { type Searched, termsOf } from '../search-terms.ts';
import type { StoredLead } from './stored-lead.ts';

export interface LeadSearch {
  /** Those that were not erased, the newest first; of very many that begin alike some are not looked at. */
  search(searched: Searched, most: number): Promise<{ found: FoundLead[]; isAll: boolean }>;
  /** Leads from before there were terms get theirs. */
  giveTerms(): Promise<void>;
}

export type FoundLead = Pick<StoredLead, '_id' | 'reference' | 'capturedAt' | 'contact'>;

const readMost = 200;
const together = 200;

export function createLeadSearch(model: Model<StoredLead>): LeadSearch {
  return {
    search: async (searched, most) => {
      const filter =
        searched.kind === 'phone'
          ? { phoneHash: searched.phoneHash }
          : { terms: { $all: searched.terms } };
      const read = await model
        .find(filter, { reference: 1, capturedAt: 1, 'contact.name': 1 })
        .limit(readMost)
        .lean<FoundLead[]>();
      const found = read
        .filter(({ reference, contact: { name } }) =>
          searched.kind === 'phone' ? true : searched.fits({ reference, name }),
        )
        .sort((a, b) => b.capturedAt.getTime() - a.capturedAt.getTime());
      const isAll = read.length < readMost && found.length <= most;
      return { found: found.slice(0, most), isAll };
    },
    giveTerms: async () => {
      for (;;) {
        const old = await model.find({ terms: null }).limit(together).lean<StoredLead[]>();
        if (old.length === 0) return;
        const given = old.map((stored) => ({
          updateOne: {
            // Not by null, of which the index has many.
            filter: { _id: stored._id, terms: { $exists: false } },
            update: { $set: { terms: leadTerms(stored) } },
          },
        }));
        await model.bulkWrite(given as Parameters<typeof model.bulkWrite>[0], { ordered: false });
      }
    },
  };
}

/** An erased one has none. */
export function leadTerms({
  contact: { name, email, phone },
  reference,
}: Pick<StoredLead, 'contact' | 'reference'>): string[] {
  return name === '' && email === '' && phone === '' ? [] : termsOf({ reference, name });
}
