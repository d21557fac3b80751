/** Which processes the distributed run is made of, each with its settings. Read it as a list. */
import path from 'node:path';
import { demoInsurer, demoSettings } from '../demo-settings.ts';
import { compileCache } from '../runtime.cjs';
import { type ChildOptions, startChild, startSharing } from './child.ts';
import { type DistributedConfig, type ServiceName, serviceNames } from './config.ts';
import type { Spec } from './supervisor.ts';

export interface Plan {
  /** Started at once: each waits by itself for what it needs. */
  specs: readonly Spec[];
  /** Ended one after the other: who asks before who is asked. */
  endOrder: readonly (readonly string[])[];
  /** One address for each copy of a service. */
  addresses: Readonly<Record<ServiceName, readonly string[]>>;
}

export interface PlanParts {
  config: DistributedConfig;
  root: string;
  /** As many as `portsNeeded` says. */
  ports: readonly number[];
  onLine: (name: string, line: string) => void;
}

/** Beside the BFF: who mails links, and who knows drafts, cases, requests and accounts. */
const checksLinks: ReadonlySet<ServiceName> = new Set(['leads', 'accounts', 'notifications']);

/** The BFF's copies share the site's port. */
export function portsNeeded({ copies }: DistributedConfig): number {
  return serviceNames.reduce((sum, name) => sum + copies[name], 0) + 1;
}

export function planOf(parts: PlanParts): Plan {
  const { config } = parts;
  const [webPort = 0, ...servicePorts] = parts.ports;
  const services = servicesOf(config, servicePorts);
  const addressesOf = (service: ServiceName) =>
    services.filter((each) => each.service === service).map((each) => each.origin);
  const addresses = {
    leads: addressesOf('leads'),
    quoting: addressesOf('quoting'),
    orders: addressesOf('orders'),
    documents: addressesOf('documents'),
    accounts: addressesOf('accounts'),
    notifications: addressesOf('notifications'),
    analytics: addressesOf('analytics'),
  };
  const bffs = namesOf('bff', config.copies.bff);
  const metrics = metricsPorts(config, [...services.map(({ name }) => name), ...bffs]);
  const demo = demoSettings(config.dataDir, config.env.DEMO_STAFF);
  const links = { LINK_KEYS: config.env.LINK_KEYS || demo.LINK_KEYS };
  const ofAccounts = {
    ACCOUNT_KEYS: config.env.ACCOUNT_KEYS || demo.ACCOUNT_KEYS,
    STAFF: config.env.STAFF || demo.STAFF,
  };
  const bffEnv = bffSettings(config, demo, addresses, config.pages ? webPort : null);
  const childOf = (name: string, script: string, env: Record<string, string>): ChildOptions => ({
    script: path.join(parts.root, script),
    env: { ...everybodys(parts), ...env, ...metrics(name), INSTANCE: name },
    onLine: (line) => parts.onLine(name, line),
  });
  const specs: Spec[] = [
    ...services.map(({ name, service, port }) => ({
      name,
      start: () =>
        startChild(
          childOf(name, `services/${service}/src/main.ts`, {
            ...(checksLinks.has(service) ? links : {}),
            ...(service === 'accounts' ? ofAccounts : {}),
            HOST: '127.0.0.1',
            PORT: String(port),
          }),
        ),
    })),
    ...bffs.map((name) => ({
      name,
      start: () => startSharing(childOf(name, 'bff/src/main.ts', bffEnv)),
    })),
    ...(config.pages ? [webSpec(parts, webPort)] : []),
  ];
  const names = (...wanted: ServiceName[]) =>
    services.filter(({ service }) => wanted.includes(service)).map(({ name }) => name);
  const endOrder = [
    bffs,
    ['web'],
    names('leads', 'quoting', 'orders', 'documents', 'accounts'),
    names('notifications', 'analytics'),
  ];
  return { specs, endOrder, addresses };
}

function servicesOf({ copies }: DistributedConfig, ports: readonly number[]) {
  const all = serviceNames.flatMap((service) =>
    namesOf(service, copies[service]).map((name) => ({ service, name })),
  );
  return all.map((each, index) => {
    const port = ports[index] ?? 0;
    return { ...each, port, origin: `http://127.0.0.1:${port}` };
  });
}

function namesOf(name: string, copies: number): string[] {
  return Array.from({ length: copies }, (_, index) => `${name}-${index + 1}`);
}

function everybodys({ config }: PlanParts): Record<string, string> {
  return {
    ...compileCache,
    ...demoInsurer,
    ...config.env,
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: config.publicOrigin,
    DATA_DIR: config.dataDir,
  };
}

function bffSettings(
  config: DistributedConfig,
  demo: ReturnType<typeof demoSettings>,
  addresses: Plan['addresses'],
  webPort: number | null,
): Record<string, string> {
  return {
    ...demo,
    ...config.env,
    HOST: config.host,
    PORT: String(config.port),
    PUBLIC_ORIGIN: config.publicOrigin,
    // The page renderer asks by the address of this machine.
    ALLOWED_HOSTS: [config.env.ALLOWED_HOSTS, bffHostOf(config)].filter(Boolean).join(),
    LEADS_URL: addresses.leads.join(),
    QUOTING_URL: addresses.quoting.join(),
    ORDERS_URL: addresses.orders.join(),
    DOCUMENTS_URL: addresses.documents.join(),
    ACCOUNTS_URL: addresses.accounts.join(),
    NOTIFICATIONS_URL: addresses.notifications.join(),
    ...(webPort === null ? {} : { WEB_ORIGIN: `http://127.0.0.1:${webPort}` }),
  };
}

function bffHostOf({ host }: DistributedConfig): string {
  return ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
}

function webSpec(parts: PlanParts, port: number): Spec {
  const { config, root, onLine } = parts;
  return {
    name: 'web',
    start: () =>
      startChild({
        script: path.join(root, 'infra/launch/pages-process.ts'),
        args: [path.join(root, 'web'), String(port)],
        env: {
          ...everybodys(parts),
          BFF_ORIGIN: `http://${bffHostOf(config)}:${config.port}`,
          NEXT_TELEMETRY_DISABLED: '1',
        },
        onLine: (line) => onLine('web', line),
        endsWithChannel: true,
        heapMegabytes: 256,
      }),
  };
}

/** METRICS_PORT is the first of a row, one for each process; 0 takes any free one for each. */
function metricsPorts({ env }: DistributedConfig, names: readonly string[]) {
  const first = Number(env.METRICS_PORT ?? NaN);
  return (name: string): Record<string, string> => {
    if (Number.isNaN(first)) return {};
    return { METRICS_PORT: String(first === 0 ? 0 : first + names.indexOf(name)) };
  };
}
