/** What a start prints: only addresses that are there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readyText } from '../launch/ready-text.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-ready-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const textWith = (env: Record<string, string>) =>
  readyText({ publicOrigin: 'http://localhost:3000', dataDir, env, seconds: 3.21 });

describe('the text of a start', () => {
  it('names the site, the developer pages and the demo’s agent', () => {
    const text = textWith({});
    expect(text).toContain('Ready in 3.2 s.');
    for (const address of ['/', '/dev/mailbox', '/api/docs', '/dev/events', '/staff/sign-in'])
      expect(text).toContain(`http://localhost:3000${address}`);
    expect(text).toContain('agent-password');
    expect(text).toContain('npm run --silent staff -- code');
  });

  it.each(['off', 'false', '0'])('names no developer pages where they are %s', (DEV_PAGES) => {
    const text = textWith({ DEV_PAGES });
    expect(text).not.toContain('localhost:3000/dev/');
    expect(text).toContain('http://localhost:3000/api/docs');
  });

  it('names no password of staff that somebody else brought', () => {
    expect(textWith({ STAFF: '[]' })).not.toContain('agent-password');
  });
});
