/** What the BFF is made of where every part of the house is a process: services over HTTP, sessions in Redis. */
import { randomBytes } from 'node:crypto';
import { accountsContract } from '@muqarin/accounts/contract/accounts-contract';
import { documentsContract } from '@muqarin/documents/contract/documents-contract';
import { leadsContract } from '@muqarin/leads/contract/leads-contract';
import { notificationsContract } from '@muqarin/notifications/contract/notifications-contract';
import { ordersContract } from '@muqarin/orders/contract/orders-contract';
import { type Client, createClient } from '@muqarin/platform/http/client';
import type { Contracts } from '@muqarin/platform/http/contract';
import { overHttp } from '@muqarin/platform/http/over-http';
import type { ProcessParts } from '@muqarin/platform/process';
import { openEventBus, openKeyValue } from '@muqarin/platform/process/engines';
import { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { validateForeignPhone } from './clients/foreign-phone.ts';
import type { BffParts } from './parts.ts';
import type { BffProcessConfig } from './process-config.ts';

export function bffPartsOf(parts: ProcessParts<BffProcessConfig>): BffParts {
  const { config, onEnd } = parts;
  const { LEADS_URL, QUOTING_URL, ORDERS_URL, DOCUMENTS_URL, KAFKA_BROKERS } = config;
  const { ACCOUNTS_URL, NOTIFICATIONS_URL } = config;
  const clientOf = <T extends Contracts>(
    service: string,
    origins: readonly string[],
    contracts: T,
  ): Client<T> => {
    const { transport, close } = overHttp({ origins });
    onEnd(close);
    const { telemetry } = parts;
    return createClient<T>({ service, contracts, transport, telemetry, checkAnswers: true });
  };
  return {
    ...parts,
    randomBytes,
    validateForeignPhone,
    leads: clientOf('leads', LEADS_URL, leadsContract),
    quoting: clientOf('quoting', QUOTING_URL, quotingContract),
    orders: clientOf('orders', ORDERS_URL, ordersContract),
    documents: clientOf('documents', DOCUMENTS_URL, documentsContract),
    accounts: clientOf('accounts', ACCOUNTS_URL, accountsContract),
    notifications: clientOf('notifications', NOTIFICATIONS_URL, notificationsContract),
    keyValue: openKeyValue(parts),
    eventBus:
      config.DEV_PAGES && KAFKA_BROKERS !== undefined
        ? openEventBus({ ...parts, config: { ...config, KAFKA_BROKERS } })
        : null,
    webOrigin: config.WEB_ORIGIN ?? null,
  };
}
