/** What began in sessions of an account: ids only. What they stand for is with the services that own it. */
import { type Connection, type Model, Schema } from 'mongoose';
import { type Journeys, MOST_JOURNEYS } from '../../contract/journeys.ts';
import { insertOnce } from './insert-once.ts';

interface Begun {
  /** The draft's or the case's: whoever comes first has it. */
  _id: string;
  kind: 'journey' | 'case';
  accountId: string;
  linkedAt: Date;
}

export interface JourneyStore {
  model: Model<Begun>;
  link(accountId: string, begun: Journeys, at: Date): Promise<void>;
  ofAccount(accountId: string): Promise<Journeys>;
  forget(accountId: string): Promise<void>;
}

export function createJourneyStore(connection: Connection): JourneyStore {
  const model = connection.model<Begun>('AccountJourney', journeySchema());
  const idsOf = async (accountId: string, kind: Begun['kind']) => {
    const own = model.find({ accountId, kind }).sort({ linkedAt: -1 }).limit(MOST_JOURNEYS);
    return (await own.lean<Begun[]>().exec()).map(({ _id }) => _id);
  };
  return {
    model,
    link: async (accountId, { draftIds, caseIds }, linkedAt) => {
      const of = (kind: Begun['kind']) => (_id: string) => ({ _id, kind, accountId, linkedAt });
      const all = [...draftIds.map(of('journey')), ...caseIds.map(of('case'))];
      for (const begun of all) await insertOnce(model, begun);
    },
    ofAccount: async (accountId) => {
      const [draftIds, caseIds] = await Promise.all([
        idsOf(accountId, 'journey'),
        idsOf(accountId, 'case'),
      ]);
      return { draftIds, caseIds };
    },
    forget: async (accountId) => {
      await model.deleteMany({ accountId });
    },
  };
}

function journeySchema(): Schema<Begun> {
  const text = { type: String, required: true } as const;
  const schema = new Schema<Begun>(
    { _id: text, kind: text, accountId: text, linkedAt: { type: Date, required: true } },
    { minimize: false, collection: 'account_journeys' },
  );
  schema.index({ accountId: 1, kind: 1, linkedAt: -1 });
  return schema;
}
