/** What a start prints when the product serves: only addresses that are there. */
import path from 'node:path';
import process from 'node:process';
import { Switch } from '@muqarin/platform/config';
import { agentPasswordFile, demoPages } from './demo-settings.ts';

export interface Ready {
  publicOrigin: string;
  dataDir: string;
  /** Settings that the start was given; they come before those of the demo. */
  env: Readonly<Record<string, string | undefined>>;
  seconds: number;
  /** More lines: title and text. */
  more?: readonly (readonly [title: string, text: string])[];
}

export function readyText({ publicOrigin, dataDir, env, seconds, more = [] }: Ready): string {
  const shown = path.relative(process.cwd(), dataDir) || dataDir;
  const hasDevPages = Switch.parse(env.DEV_PAGES ?? demoPages.DEV_PAGES);
  const dev = (title: string, place: string) =>
    hasDevPages ? [[title, `${publicOrigin}${place}`] as const] : [];
  // Staff of whoever started this have passwords that only they know.
  const password = path.join(shown, agentPasswordFile);
  const staff = env.STAFF
    ? ''
    : `   (agent, password in ${password}, code by npm run --silent staff -- code)`;
  const rows = [
    ['Site', `${publicOrigin}/`],
    ...dev('Local mailbox', '/dev/mailbox'),
    ['API description', `${publicOrigin}/api/docs`],
    ...dev('Event viewer', '/dev/events'),
    ['Staff sign-in', `${publicOrigin}/staff/sign-in${staff}`],
    ...more,
    ['Data', shown],
  ];
  const lines = rows.map(([title = '', text = '']) => `  ${title.padEnd(16)} ${text}`);
  return `\nReady in ${seconds.toFixed(1)} s. Stop with Ctrl-C.\n\n${lines.join('\n')}\n`;
}
