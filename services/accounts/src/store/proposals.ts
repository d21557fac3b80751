/** Changes of roles that wait for a second admin. */

import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush } from '@muqarin/platform/events/outbox';
import type { StaffRole } from '@muqarin/rules/staff/roles';
import { type Connection, type Model, Schema } from 'mongoose';
import { insertOnce } from './insert-once.ts';

export interface StoredProposal {
  _id: string;
  user: string;
  /** None: the member is to be removed. */
  roles: StaffRole[];
  /** User name. */
  proposedBy: string;
  at: Date;
  decidedAt: Date | null;
}

export interface ProposalStore {
  model: Model<StoredProposal>;
  insert(proposal: StoredProposal, event: EventMessage): Promise<boolean>;
  find(proposalId: string): Promise<StoredProposal | null>;
  waiting(): Promise<StoredProposal[]>;
  /** True for the one who decided first. */
  decide(proposalId: string, at: Date, event: EventMessage | null): Promise<boolean>;
}

export function createProposalStore(connection: Connection): ProposalStore {
  const model = connection.model<StoredProposal>('StaffProposal', proposalSchema());
  const waiting = { decidedAt: null };
  return {
    model,
    insert: (proposal, event) => insertOnce(model, proposal, event),
    find: (proposalId) =>
      model
        .findOne({ _id: proposalId, ...waiting })
        .lean<StoredProposal>()
        .exec(),
    waiting: () => model.find(waiting).sort({ at: 1 }).lean<StoredProposal[]>().exec(),
    decide: async (proposalId, decidedAt, event) => {
      const update = { $set: { decidedAt }, $inc: { __v: 1 } };
      const done = await model
        .findOneAndUpdate(
          { _id: proposalId, ...waiting },
          event ? outboxPush([event], update) : update,
        )
        .lean();
      return done !== null;
    },
  };
}

function proposalSchema(): Schema<StoredProposal> {
  const schema = new Schema<StoredProposal>(
    {
      _id: { type: String, required: true },
      user: { type: String, required: true },
      roles: { type: [String], default: [] },
      proposedBy: { type: String, required: true },
      at: { type: Date, required: true },
      decidedAt: { type: Date, default: null },
    },
    { minimize: false, collection: 'staff_proposals' },
  );
  schema.index({ decidedAt: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredProposal>) => void);
  return schema;
}
