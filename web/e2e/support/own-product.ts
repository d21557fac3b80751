/** A second product beside the one under test, for what only another setting shows. Its pages are built already. */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface OwnProduct {
  origin: string;
  /** Where the passwords of its staff are. */
  dataDir: string;
  stop(): Promise<void>;
}

/** Resolves when it serves; rejects with its last words when it ends before. */
export async function startOwnProduct(settings: Record<string, string>): Promise<OwnProduct> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-e2e-own-'));
  const root = path.join(import.meta.dirname, '..', '..', '..');
  const product = fork(path.join(root, 'infra/launch/main.ts'), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...settings },
  });
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [product.stdout, product.stderr])
      stream?.on('data', (chunk) => {
        said += String(chunk);
        const [, site] = /Site\s+(http:\/\/localhost:\d+)\//.exec(said) ?? [];
        if (site) resolve(site);
      });
    product.once('exit', () => reject(new Error(`the product ended: ${said.slice(-2000)}`)));
  });
  return {
    origin,
    dataDir,
    stop: async () => {
      const ended = new Promise((resolve) => product.once('exit', resolve));
      product.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
