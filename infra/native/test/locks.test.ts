import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { engines } from '../engines.cjs';
import { readSums } from '../provide/checksums.cjs';

const read = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '..', 'parts', file), 'utf8');

interface NpmLock {
  packages: Record<string, { version?: string; integrity?: string; resolved?: string }>;
}

it('lists the sum of every jar of Kafka, in the version that the engines are said to have', () => {
  const sums = readSums(read('kafka/jars.sha256'));
  expect(sums.size).toBeGreaterThan(40);
  expect([...sums.keys()]).toContain(`kafka_2.13-${engines.kafka.version}.jar`);
  expect(engines.kafka.image).toBe(`apache/kafka:${engines.kafka.version}`);
  const asked = [...read('kafka/pom.xml').matchAll(/<artifactId>([^<]+)<[^>]+><version>([^<]+)</g)];
  expect(asked).toHaveLength(3);
  for (const [, name, version] of asked)
    expect([...sums.keys()]).toContain(`${name}-${version}.jar`);
});

it('pins every Python package to one version and to sums of its files', () => {
  const entries = read('mongo/requirements.txt').split(/\n(?=\S)/);
  for (const entry of entries)
    expect(entry.trim()).toMatch(/^[\w-]+==\S+ \\(\n +--hash=sha256:[0-9a-f]{64}( \\)?)+$/);
  expect(read('mongo/requirements.txt')).toContain(`secantusdb==${engines.mongo.version} `);
});

it('pins every npm package to one version and its sum, and names no registry', () => {
  const { packages }: NpmLock = JSON.parse(read('npm/package-lock.json'));
  const { '': own, ...others } = packages;
  expect(own).toMatchObject({
    dependencies: { maildev: engines.smtp.version, s3rver: engines.s3.version },
  });
  expect(JSON.parse(read('npm/package.json'))).toMatchObject(own ?? {});
  for (const [name, entry] of Object.entries(others)) {
    expect(entry.version, name).toMatch(/^\d/);
    expect(entry.integrity, name).toMatch(/^sha512-/);
    expect(entry.resolved, name).toBeUndefined();
  }
  expect(engines.smtp.image).toBe(`maildev/maildev:${engines.smtp.version}`);
});

it('pins every Go module of the tools to its sum', () => {
  const sums = read('tools/go.sum');
  const required = [...read('tools/go.mod').matchAll(/^\t(\S+) (v\S+)/gm)];
  expect(required.map(([, name]) => name)).toContain('go.k6.io/k6');
  for (const [, name, version] of required) expect(sums).toContain(`${name} ${version} h1:`);
});
