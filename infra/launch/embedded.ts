/**
 * The whole product in one process (and the page renderer beside it): every service over SQLite files in one folder. Read
 * it from the top as a list. Parts end in the reverse order of their beginning.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { accountsContract } from '@muqarin/accounts/contract/accounts-contract';
import { createAccountsService } from '@muqarin/accounts/service';
import { readAccountParts } from '@muqarin/accounts/settings';
import { createAnalyticsService } from '@muqarin/analytics/service';
import { readBffConfig } from '@muqarin/bff/config';
import { validateForeignPhone } from '@muqarin/bff/foreign-phone';
import { createBff } from '@muqarin/bff/service';
import { documentsContract } from '@muqarin/documents/contract/documents-contract';
import { createDocumentsService } from '@muqarin/documents/service';
import { readUploadParts } from '@muqarin/documents/upload-parts';
import { leadsContract } from '@muqarin/leads/contract/leads-contract';
import { createLeadsService } from '@muqarin/leads/service';
import { readLeadParts } from '@muqarin/leads/settings';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { notificationsContract } from '@muqarin/notifications/contract/notifications-contract';
import { createNotificationsService } from '@muqarin/notifications/service';
import { ordersContract } from '@muqarin/orders/contract/orders-contract';
import { createOrdersService } from '@muqarin/orders/service';
import { createLocalFiles } from '@muqarin/platform/drivers/local-files';
import { createRest } from '@muqarin/platform/drivers/rest';
import { createSqliteEventLog } from '@muqarin/platform/drivers/sqlite-event-log';
import { createSqliteKeyValue } from '@muqarin/platform/drivers/sqlite-key-value';
import type { EventBus } from '@muqarin/platform/events/bus';
import { startRelay } from '@muqarin/platform/events/relay';
import { topicSpecs } from '@muqarin/platform/events/topics';
import { wasPublishedIn } from '@muqarin/platform/events/was-published';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import { createRandomBytes } from '@muqarin/platform/random';
import { noTelemetry, type RunningTelemetry, type Telemetry } from '@muqarin/platform/telemetry';
import { topicDeclarations } from '@muqarin/proto/topics';
import { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { createQuotingService } from '@muqarin/quoting/service';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { LaunchConfig } from './config.ts';
import { demoSettings } from './demo-settings.ts';
import { moveOrders } from './move-orders.ts';

export interface Embedded {
  bff: FastifyInstance;
  bus: EventBus;
  logger: Logger;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  config: LaunchConfig;
  port: number;
  publicOrigin: string;
  /** Asked once all else is made, as the renderer begins meanwhile; null where no page is asked for. */
  webOrigin: (() => Promise<string>) | null;
  now?: () => Date;
  logger?: Logger;
  /** Nothing is traced or counted without it. */
  telemetry?: RunningTelemetry;
}

export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { config, publicOrigin } = options;
  const now = options.now ?? (() => new Date());
  const newId = createNewId(now);
  const logger = options.logger ?? createLogger({ level: config.logLevel });
  const seen = (service: string) => options.telemetry?.of(service) ?? noTelemetry;
  const ends: (() => Promise<unknown>)[] = [];
  const file = (name: string) => path.join(config.dataDir, name);
  const database = async (name: string) => {
    const connection = await connectSqlite({ file: file(`${name}.sqlite`), now });
    ends.push(() => connection.close());
    return connection;
  };
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const parts = { logger, now, newId, randomBytes: createRandomBytes() };
  const env = { ...demoSettings(config.dataDir, config.env.DEMO_STAFF), ...config.env };
  const bffConfig = readBffConfig({
    ...env,
    PORT: String(options.port),
    PUBLIC_ORIGIN: publicOrigin,
  });
  const marks = createMailedMarks(bffConfig.LINK_KEYS);
  // Requests go before what nobody waits for, which shares their loop.
  const rest = createRest();

  const bus = createSqliteEventLog({
    file: file('events.sqlite'),
    topics: topicSpecs(topicDeclarations),
    now,
    newId,
    logger,
    rest,
  });
  ends.push(() => bus.close());
  const keyValue = createSqliteKeyValue({ file: file('sessions.sqlite'), now, together: true });
  ends.push(() => keyValue.close());

  const leads = await createLeadsService({
    ...parts,
    ...readLeadParts(config.env),
    marks,
    telemetry: seen('leads'),
    connection: await database('leads'),
  });
  const quotingDatabase = await database('quoting');
  const quoting = await createQuotingService({
    ...parts,
    telemetry: seen('quoting'),
    connection: quotingDatabase,
    dataDir: config.dataDir,
  });
  const ordersDatabase = await database('orders');
  const orders = await createOrdersService({
    ...parts,
    telemetry: seen('orders'),
    connection: ordersDatabase,
    dataDir: config.dataDir,
    insurerStandIn: bffConfig.INSURER_STAND_IN,
  });
  const quotingClient = clientOf('quoting', quotingContract, quoting.app, seen('bff'));
  const moving = { from: quotingDatabase, to: ordersDatabase, quoting: quotingClient };
  await moveOrders({ ...moving, now, logger });
  const documents = await createDocumentsService({
    ...parts,
    ...readUploadParts(config.env),
    telemetry: seen('documents'),
    connection: await database('documents'),
    files: createLocalFiles({ dir: file('documents') }),
    spoolDir: file('uploads-arriving'),
  });
  const accounts = await createAccountsService({
    ...parts,
    ...readAccountParts(env),
    marks,
    telemetry: seen('accounts'),
    connection: await database('accounts'),
  });
  const notifications = await createNotificationsService({
    logger,
    telemetry: seen('notifications'),
    now,
    bus,
    marks,
    publicOrigin,
    connection: await database('notifications'),
    salesEmail: config.env.SALES_EMAIL,
  });
  const analytics = await createAnalyticsService({
    logger,
    telemetry: seen('analytics'),
    bus,
    connection: await database('analytics'),
  });
  for (const { app } of [leads, quoting, orders, documents, accounts, notifications, analytics])
    ends.push(() => app.close());
  const subscriptions = [
    notifications.subscription,
    analytics.subscription,
    await leads.hear(bus),
    await quoting.hear(bus),
    await orders.hear(bus),
    await documents.uploads.hear(bus),
    await accounts.hear(bus),
  ];
  for (const subscription of subscriptions) ends.push(() => subscription.stop());

  const relay = startRelay({
    stores: [leads, quoting, orders, documents, accounts].flatMap(({ outboxes }) => outboxes),
    bus,
    owner: 'embedded',
    now,
    newId,
    logger,
    telemetry: seen('relay'),
    rest,
    batch: relayedAtOnce,
    wasPublished: wasPublishedIn(bus),
  });
  ends.push(() => relay.stop());

  const bff = await createBff({
    ...parts,
    telemetry: seen('bff'),
    config: bffConfig,
    leads: clientOf('leads', leadsContract, leads.app, seen('bff')),
    quoting: quotingClient,
    orders: clientOf('orders', ordersContract, orders.app, seen('bff')),
    documents: clientOf('documents', documentsContract, documents.app, seen('bff')),
    accounts: clientOf('accounts', accountsContract, accounts.app, seen('bff')),
    notifications: clientOf('notifications', notificationsContract, notifications.app, seen('bff')),
    keyValue,
    eventBus: bus,
    webOrigin: (await options.webOrigin?.()) ?? null,
    validateForeignPhone,
  });
  ends.push(() => bff.close());

  return { bff, bus, logger, stop: () => stopAll(ends) };
}

/** What gathers while requests keep the loop busy goes out together. */
const relayedAtOnce = 500;

function clientOf<T extends Parameters<typeof createClient>[0]['contracts']>(
  service: string,
  contracts: T,
  app: FastifyInstance,
  telemetry: Telemetry,
) {
  return createClient<T>({ service, contracts, transport: inProcess(app), telemetry });
}

/** Each part ends even when another one fails to; the first failure is thrown. */
async function stopAll(ends: (() => Promise<unknown>)[]): Promise<void> {
  let failure: unknown;
  for (const end of ends.toReversed()) {
    try {
      await end();
    } catch (error) {
      failure ??= error;
    }
  }
  if (failure !== undefined) throw failure;
}
