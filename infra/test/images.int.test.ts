/** The build steps of both images in a plain folder, and what they leave started without a right to write there. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDockerfile, runStage } from '../docker/build-steps.ts';

const root = path.join(import.meta.dirname, '..', '..');
const npmMinutes = 5 * 60_000;
/** "nobody" of every Linux; only root can become somebody else. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

describe.each([
  { image: 'server', isHealthy: '/healthz', settings: serverSettings },
  { image: 'web', isHealthy: '/icon.svg', settings: () => ({}) },
])('the $image image', { timeout: npmMinutes }, ({ image, isHealthy, settings }) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'muqarin-image-'));
    const [build, run] = readDockerfile(path.join(root, `infra/docker/${image}.Dockerfile`));
    if (!build || !run) throw new Error('expected two stages');
    const steps = { context: root, folder, isSent, env: environment() };
    runStage(build, steps);
    runStage(run, steps);
    spawnSync('chmod', ['-R', 'a-w,a+rX', folder]);
  }, npmMinutes);
  afterAll(() => {
    spawnSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true });
  }, npmMinutes);

  it('answers as a user without rights, on files it cannot write', async () => {
    const port = await freePort();
    const child = spawn(process.execPath, command(image, port), {
      cwd: folder,
      env: { NODE_ENV: 'production', PATH: nodeFirst(), ...settings(port) },
      stdio: ['ignore', 'inherit', 'inherit'],
      ...nobody,
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    try {
      expect(await answers(`http://127.0.0.1:${port}${isHealthy}`)).toBe(true);
    } finally {
      child.kill('SIGTERM');
    }
    expect(await ended).toBe(0);
  });
});

/** The image's own command, with a port that is free here. */
function command(image: string, port: number): string[] {
  const stages = readDockerfile(path.join(root, `infra/docker/${image}.Dockerfile`));
  const text = stages.at(-1)?.instructions.find(({ name }) => name === 'CMD')?.text ?? '[]';
  const [, script = '', ...rest] = JSON.parse(text) as string[];
  if (image === 'server') return ['services/leads/src/main.ts'];
  return [script, ...rest.with(1, String(port)).with(2, '127.0.0.1')];
}

function serverSettings(port: number): Record<string, string> {
  const { KAFKA_BROKERS = '', MONGO_URL = '' } = process.env;
  const prefixes = { KAFKA_PREFIX: 'images.', MONGO_PREFIX: 'images-' };
  const LINK_KEYS = 'x'.repeat(32);
  return { PORT: String(port), KAFKA_BROKERS, MONGO_URL, LINK_KEYS, ...prefixes };
}

async function answers(address: string): Promise<boolean> {
  for (const until = Date.now() + 30_000; Date.now() < until; ) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** What .dockerignore lets through; the same patterns, which all name folders or endings. */
function isSent(file: string): boolean {
  const names = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  return names.every((pattern) => {
    const name = pattern.replace('**/', '');
    if (name.startsWith('*')) return !file.endsWith(name.slice(1));
    return !file.split(path.sep).includes(name);
  });
}

/** Where npm finds its registry is the machine's business; what runs these tests, and how, is not the image's. */
function environment(): Record<string, string> {
  const ofTheTests =
    /^(npm_(lifecycle|package|command|execpath|node_execpath|config_local_prefix)|INIT_CWD|NODE_ENV|NODE_OPTIONS|VITEST|TEST$|DEV$|PROD$|MODE$)/;
  const kept = Object.entries(process.env).filter(([name]) => !ofTheTests.test(name));
  return { ...(Object.fromEntries(kept) as Record<string, string>), PATH: nodeFirst() };
}

function nodeFirst(): string {
  return `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`;
}
