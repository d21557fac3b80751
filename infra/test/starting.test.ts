import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '@muqarin/platform/config';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptSecret, readLaunchConfig } from '../launch/config.ts';
import { requirePort, requireSpace, spaceProblem } from '../launch/preflight.ts';

describe('what can stop a start', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'muqarin-start-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('a port that is taken: says which, and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(requirePort(port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} is taken by another program.\nStop it, or choose another: PORT=${port + 1} npm start`,
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(requirePort(port, '127.0.0.1')).resolves.toBeUndefined();
  });

  it('a data folder that cannot be one: says what to set', () => {
    const file = path.join(dir, 'file');
    writeFileSync(file, '');
    expect(() => requireSpace(path.join(file, 'below'))).toThrow(/data folder .* cannot be used/);
    expect(() => requireSpace(path.join(dir, 'new'))).not.toThrow();
  });

  it('a full disk: says so and what to do', () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    expect(spaceProblem(full, dir).message).toContain('The disk is full');
    expect(spaceProblem(full, dir).message).toContain('DATA_DIR');
  });

  it('settings that are wrong: each is named', () => {
    const read = () => readLaunchConfig({ PORT: 'eighty', LOG_LEVEL: 'loud' }, dir);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT: .*\n.*LOG_LEVEL: /);
    expect(readLaunchConfig({ PORT: '' }, dir)).toMatchObject({
      port: 3000,
      dataDir: path.join(dir, '.data'),
    });
  });

  it('keeps its secrets with the data, for their owner only', () => {
    const secret = keptSecret(dir, 'session-secret');
    expect(keptSecret(dir, 'session-secret')).toBe(secret);
    expect(readFileSync(path.join(dir, 'session-secret'), 'utf8').trim()).toBe(secret);
    expect(statSync(path.join(dir, 'session-secret')).mode & 0o077).toBe(0);
  });
});
