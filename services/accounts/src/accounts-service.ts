/** The accounts service, composed: given its parts, a Fastify instance, its outboxes, and the audit trail's subscription. */
import { databaseAnswers } from '@muqarin/platform/database';
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { mongooseOutboxStore, type OutboxStore } from '@muqarin/platform/events/outbox-store';
import { everyHour } from '@muqarin/platform/every-hour';
import { createService } from '@muqarin/platform/http/service';
import { modelsReady } from '@muqarin/platform/models-ready';
import type { FastifyInstance } from 'fastify';
import type { Model } from 'mongoose';
import { standInAccount } from './domain/account.ts';
import { longestSeconds } from './domain/session.ts';
import { enterAudit } from './enter-audit.ts';
import { hearErased } from './hear-erased.ts';
import { type AccountsContext, type AccountsParts, systemCall } from './parts.ts';
import { createHashQueue } from './secrets/hash-queue.ts';
import { createHashThreads } from './secrets/hash-threads.ts';
import { createPasswordHashes } from './secrets/password-hash.ts';
import { createSeals } from './secrets/sealed.ts';
import { serveAccount } from './serve/account.ts';
import { servePasskeys } from './serve/passkeys.ts';
import { serveStaff } from './serve/staff.ts';
import { serveWaysIn } from './serve/ways-in.ts';
import { createAccountStore } from './store/accounts.ts';
import { createAuditStore } from './store/audit.ts';
import { createJourneyStore } from './store/journeys.ts';
import { createLinkStore } from './store/links.ts';
import { createPolicyStore } from './store/policies.ts';
import { createProposalStore } from './store/proposals.ts';
import { createAccountSessionStore } from './store/sessions.ts';
import { remindPolicies } from './use-cases/remind-policies.ts';
import { takeOverSetting } from './use-cases/staff/take-over-setting.ts';

export interface AccountsService {
  app: FastifyInstance;
  outboxes: readonly OutboxStore[];
  /** Enters what was done about staff into the audit trail, and ends invitations of who was forgotten, from then on. */
  hear: (bus: EventBus) => Promise<RunningSubscription>;
}

export async function createAccountsService(parts: AccountsParts): Promise<AccountsService> {
  const { connection, newId, now } = parts;
  const stores = {
    accounts: createAccountStore(connection),
    sessions: createAccountSessionStore(connection),
    links: createLinkStore(connection),
    journeys: createJourneyStore(connection),
    policies: createPolicyStore(connection),
    proposals: createProposalStore(connection),
    audit: createAuditStore(connection),
  };
  const models = Object.values(stores).map(({ model }) => model as Model<object>);
  await modelsReady(models, parts);
  const threads = createHashThreads();
  const context: AccountsContext = {
    ...parts,
    ...stores,
    hashes: createPasswordHashes({ ...parts, derive: threads.derive }),
    queue: createHashQueue({ atOnce: parts.hashesAtOnce ?? 1 }),
    seals: createSeals(parts.accountKeys, parts.randomBytes),
    events: { newId, now, source: '/services/accounts', tracer: parts.telemetry?.tracer },
  };
  await stores.accounts.keepStandIn(standInAccount(now()));
  await takeOverSetting(context, systemCall(newId, 'staff-setting'));
  const app = createService({
    name: 'accounts',
    logger: parts.logger,
    telemetry: parts.telemetry,
    ready: { database: () => databaseAnswers(connection) },
  });
  app.addHook('onClose', () => threads.stop());
  serveWaysIn(app, context);
  servePasskeys(app, context);
  serveAccount(app, context);
  serveStaff(app, context);
  forgetAgainAndAgain(app, context);
  remindAgainAndAgain(app, context);
  const { accounts, sessions, links, policies, proposals } = stores;
  return {
    app,
    outboxes: [accounts, sessions, links, policies, proposals].map(({ model }) =>
      mongooseOutboxStore(model as unknown as Model<object>),
    ),
    hear: async (bus) => {
      const running = await Promise.all([
        enterAudit(bus, context, parts.telemetry),
        hearErased(bus, context, parts.telemetry),
      ]);
      return {
        stop: async () => {
          await Promise.all(running.map((each) => each.stop()));
        },
      };
    },
  };
}

/** Policies end while nobody looks: each copy of the service looks, and one of them says it. */
function remindAgainAndAgain(app: FastifyInstance, context: AccountsContext): void {
  const { newId, logger } = context;
  const run = () => {
    remindPolicies(context, systemCall(newId, 'reminders')).then(
      ({ reminded }) => logger.info({ reminded }, 'reminded of policies that end'),
      (err: unknown) => logger.warn({ err }, 'could not remind; it tries again'),
    );
  };
  const stop = everyHour(run);
  app.addHook('onClose', async () => stop());
}

/** Links whose time has passed lose their address, sessions that cannot stand any more their place. */
function forgetAgainAndAgain(app: FastifyInstance, context: AccountsContext): void {
  const { links, sessions, now, logger } = context;
  const before = (seconds: number) => new Date(now().getTime() - seconds * 1000);
  const run = () => {
    Promise.all([
      links.forgetEnded(before(24 * 3600)),
      sessions.forgetBegunBefore(before(longestSeconds.customer)),
    ]).then(
      ([endedLinks, oldSessions]) => logger.info({ endedLinks, oldSessions }, 'forgotten'),
      (err: unknown) => logger.warn({ err }, 'could not forget; it tries again'),
    );
  };
  const stop = everyHour(run);
  app.addHook('onClose', async () => stop());
}
