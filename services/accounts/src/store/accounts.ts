/** Accounts of customers and staff. A change and its events are one write, over the version that it was decided on. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Account } from '../domain/account.ts';
import { insertOnce } from './insert-once.ts';

type Stored = Account & { __v?: number };

export interface AccountStore {
  model: Model<Account>;
  find(accountId: string): Promise<Account | null>;
  /** Not those that were removed or erased: closing frees the name. */
  findByLogin(kind: Account['kind'], login: string): Promise<Account | null>;
  /** Of customers; it takes as long where there is none, once `keepStandIn` was asked. */
  findEvenly(login: string): Promise<Account | null>;
  /** What is read in the place of an account that is not there. Nobody signs in to it and no list has it. */
  keepStandIn(account: Account): Promise<void>;
  findByPasskey(credentialId: string): Promise<Account | null>;
  findByUaePass(uuid: string): Promise<Account | null>;
  /** Those that it alone signs in to. */
  countOnlyUaePass(): Promise<number>;
  findBySetUp(hash: string): Promise<Account | null>;
  findByCalendar(calendarId: string): Promise<Account | null>;
  /** Who works here, by name. */
  staff(): Promise<Account[]>;
  /** False where the name is taken. */
  insert(account: Account, event: EventMessage): Promise<boolean>;
  /**
   * Decides on the account as it is and writes what came of it; decides again where somebody else wrote meanwhile. Null where there
   * is no such account, or it is closed. `set` may be missing: then nothing is written.
   */
  change<T>(accountId: string, decide: (account: Account) => Change<T>): Promise<T | null>;
}

export interface Change<T> {
  set?: Partial<Account>;
  events?: readonly EventMessage[];
  answer: T;
}

/** No kind of account that anything asks for. */
const standIn = { kind: 'nobody', login: 'nobody' } as const;
/** Whoever asks by an id or a credential never gets it. */
const somebody: { kind: { $in: Account['kind'][] } } = { kind: { $in: ['customer', 'staff'] } };

/** As `waysIn` counts (domain/factors). */
const onlyUaePass = {
  'uaePass.uuid': { $gt: '' },
  closedAt: null,
  password: null,
  link: false,
  passkeys: { $size: 0 },
};

/** Each lost try means that another change was written. */
const mostTries = 50;

export function createAccountStore(connection: Connection): AccountStore {
  const model = connection.model<Account>('Account', accountSchema());
  const one = (filter: object) => model.findOne({ ...filter, closedAt: null }).lean<Stored>();
  return {
    model,
    find: (accountId) =>
      model
        .findOne({ _id: accountId, ...somebody })
        .lean<Stored>()
        .exec(),
    findByLogin: (kind, login) => one({ kind, login }).exec(),
    findEvenly: async (login) => {
      const account = await one({ kind: 'customer', login }).exec();
      // Something that is there and something that is not, in either order.
      await one(account ? { kind: standIn.kind, login } : standIn).exec();
      return account;
    },
    keepStandIn: async (account) => {
      const kept = await one(standIn).exec();
      if (!kept) await insertOnce(model, { ...account, ...standIn } as unknown as Account);
    },
    findByPasskey: (id) => one({ 'passkeys.id': id, ...somebody }).exec(),
    findByUaePass: (uuid) => one({ 'uaePass.uuid': uuid, ...somebody }).exec(),
    countOnlyUaePass: () => model.countDocuments(onlyUaePass),
    findBySetUp: (hash) => one({ 'setUp.hash': hash, ...somebody }).exec(),
    findByCalendar: (calendarId) => one({ calendarId, ...somebody }).exec(),
    staff: () =>
      model.find({ kind: 'staff', closedAt: null }).sort({ login: 1 }).lean<Stored[]>().exec(),
    insert: (account, event) => insertOnce(model, account, event),
    change: async (accountId, decide) => {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const account = await one({ _id: accountId, ...somebody }).exec();
        if (!account) return null;
        const { set, events = [], answer } = decide(account);
        if (set === undefined) return answer;
        const filter = { _id: accountId, __v: account.__v ?? 0 };
        const update = { $set: set, $inc: { __v: 1 } };
        const written = await model
          .findOneAndUpdate(filter, events.length > 0 ? outboxPush(events, update) : update)
          .lean();
        if (written) return answer;
      }
      throw new Error('an account changes faster than it can be written');
    },
  };
}

function accountSchema(): Schema<Account> {
  const mixed = { type: Schema.Types.Mixed };
  const schema = new Schema<Account>(
    {
      _id: { type: String, required: true },
      kind: { type: String, required: true },
      login: { type: String, required: true },
      email: { type: String, default: '' },
      profile: { ...mixed, required: true },
      picture: { type: String, default: null },
      consents: { ...mixed, required: true },
      roles: { type: [String], default: [] },
      openedAt: { type: Date, required: true },
      closedAt: { type: Date, default: null },
      password: { ...mixed, default: null },
      link: { type: Boolean, required: true },
      passkeys: { type: [mixed], default: [] } as never,
      uaePass: { ...mixed, default: null },
      totps: { type: [mixed], default: [] } as never,
      totpBegun: { ...mixed, default: null },
      recovery: { type: [String], default: [] },
      epoch: { type: Number, required: true },
      newEmail: { type: String, default: null },
      setUp: { ...mixed, default: null },
      calendarId: { type: String, default: null },
      devices: { type: [String], default: [] },
      locale: { type: String, default: null },
    },
    { minimize: false, collection: 'accounts' },
  );
  schema.index({ kind: 1, login: 1 }, { unique: true });
  schema.index({ 'passkeys.id': 1 });
  schema.index({ 'uaePass.uuid': 1 });
  schema.index({ 'setUp.hash': 1 });
  schema.index({ calendarId: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<Account>) => void);
  return schema;
}
