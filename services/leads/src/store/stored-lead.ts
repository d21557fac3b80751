/** A lead as it is stored: a kind, what every kind has, and what its form asks. */
import { outboxPlugin } from '@muqarin/platform/events/outbox';
import { Schema } from 'mongoose';
import type { CapturedLead, KindName } from '../../contract/kinds/kinds.ts';
import type { Lead } from '../../contract/lead.ts';
import type { Contact } from '../../contract/shared.ts';

export interface StoredLead {
  _id: string;
  idempotencyKey: string;
  reference: string;
  kind: KindName;
  status: Lead['status'];
  draftId: string | null;
  quoteId: string | null;
  contact: Contact;
  /** What its kind asks; empty once it is erased. */
  details: CapturedLead['details'] | Record<string, never>;
  productCount: number;
  capturedAt: Date;
  /** Finds what is held about an address; null once it is erased, or without an address. */
  emailHash: string | null;
  /** The same for a number, '' for none. */
  phoneHash: string;
  /** By what staff find it: `search-terms.ts`; none once it is erased. */
  terms: string[];
  /** From here its time runs (decisions A37): when it was captured, or agreed to anew. */
  keptFrom: Date;
  doNotCall: boolean;
  erasedAt: Date | null;
}

/** What remains of an erased lead says nothing of a person. */
export const nothing = {
  contact: { name: '', email: '', phone: '', dial_code: '', fullNumber: '' },
  details: {},
  draftId: null,
  quoteId: null,
  emailHash: null,
  phoneHash: '',
  terms: [] as string[],
};

export function leadSchema(): Schema<StoredLead> {
  const schema = new Schema<StoredLead>(
    {
      _id: { type: String, required: true },
      idempotencyKey: { type: String, required: true },
      reference: { type: String, required: true },
      kind: { type: String, required: true },
      status: { type: String, required: true },
      draftId: { type: String, default: null },
      quoteId: { type: String, default: null },
      contact: { type: Schema.Types.Mixed, required: true },
      details: { type: Schema.Types.Mixed, required: true },
      productCount: { type: Number, required: true },
      capturedAt: { type: Date, required: true },
      emailHash: { type: String, default: null },
      phoneHash: { type: String, default: '' },
      terms: { type: [String], default: undefined },
      keptFrom: { type: Date, required: true },
      doNotCall: { type: Boolean, default: false },
      erasedAt: { type: Date, default: null },
    },
    { minimize: false, collection: 'leads' },
  );
  schema.index({ idempotencyKey: 1 }, { unique: true });
  schema.index({ draftId: 1, capturedAt: -1 });
  schema.index({ emailHash: 1 });
  schema.index({ phoneHash: 1 });
  schema.index({ terms: 1 });
  schema.index({ erasedAt: 1, keptFrom: 1 });
  // Of leads from before they had a kind only: it holds none that was captured since.
  schema.index({ source: 1 }, { sparse: true });
  schema.plugin(outboxPlugin as (schema: Schema<StoredLead>) => void);
  return schema;
}
