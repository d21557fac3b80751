/**
 * `npm run staff`: the first two admins, whom nobody else could let in, and the code of the demonstration's agent. Works on the data of
 * a running product as well as on a stopped one's; the events go out with the product's relay.
 */
import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { accountsContract } from '@muqarin/accounts/contract/accounts-contract';
import { type AccountsService, createAccountsService } from '@muqarin/accounts/service';
import { readAccountParts } from '@muqarin/accounts/settings';
import { totpCode, totpStep } from '@muqarin/accounts/totp';
import type { CallContext } from '@muqarin/platform/context';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import { dataFolderOf, parseDataCommand, wrongUse } from './data-command.ts';
import { agentTotp, demoSettings } from './demo-settings.ts';
import { openServiceDatabase } from './service-database.ts';

const help = `npm run staff -- <command> [options]

  first-admins <user> <user>   lets the first two admins in, while there are none: each gets a link that sets a password and is good
                               for a day. From then on they add and remove others under /staff/people, two agreeing to each change.
  list                         who works here
  audit                        what was done, and whether the trail is whole
  code                         the code of now of the demonstration's agent, whose key lies in the data folder

  --data DIR    the data folder (DATA_DIR, or .data in the project)
  --distributed the accounts in MongoDB (also when MONGO_URL is set)
  --help

  Exit code: 0 done, 1 nothing changed, 2 wrong use.`;

async function main(args: string[]): Promise<number> {
  const parsed = parseDataCommand(help, args);
  if (!parsed) return 2;
  const { values, positionals } = parsed;
  if (values.help) {
    console.log(help);
    return 0;
  }
  const [command, ...rest] = positionals;
  const dataDir = dataFolderOf(values.data);
  if (command === 'code') {
    console.log(totpCode(agentTotp(dataDir), totpStep(new Date())));
    return 0;
  }
  const act = command !== undefined && Object.hasOwn(acts, command) ? acts[command] : undefined;
  if (!act) return wrongUse(help, `There is no command "${command ?? ''}".`);
  const { distributed } = values;
  const which = { service: 'accounts', distributed, dataDir, env: process.env } as const;
  const connection = await openServiceDatabase(which);
  if (!connection) return wrongUse(help, `No accounts in ${dataDir}. Start the product once.`);
  const service = await open(connection, dataDir);
  try {
    return await act(clientOf(service), rest);
  } finally {
    await service.app.close();
    await connection.close();
  }
}

type Opened = NonNullable<Awaited<ReturnType<typeof openServiceDatabase>>>;

function open(connection: Opened, dataDir: string): Promise<AccountsService> {
  const now = () => new Date();
  return createAccountsService({
    ...readAccountParts({ ...demoSettings(dataDir), ...process.env }),
    connection,
    now,
    randomBytes,
    staff: [],
    // Nothing that was mailed is opened here.
    marks: createMailedMarks([randomBytes(32).toString('base64url')]),
    logger: createLogger({ level: 'error' }),
    newId: createNewId(now),
  });
}

function clientOf({ app }: AccountsService) {
  const transport = inProcess(app);
  return createClient({ service: 'accounts', contracts: accountsContract, transport });
}

const context: CallContext = {
  actor: { kind: 'system', id: 'staff-cli' },
  correlationId: 'staff-cli',
};

type Act = (accounts: ReturnType<typeof clientOf>, rest: string[]) => Promise<number>;

const acts: Readonly<Record<string, Act>> = {
  'first-admins': async (accounts, [first, second]) => {
    if (!first || !second) return wrongUse(help, 'Two user names, please.');
    const users: [string, string] = [first, second];
    const asked = { users, by: 'npm run staff' };
    const { setUpTokens } = await accounts.firstAdmins(asked, context);
    if (setUpTokens === null) {
      console.log('Nothing changed: there are admins already, or both names are the same.');
      return 1;
    }
    const links = setUpTokens.map((token, at) => `  ${users[at]}: /staff/set-up/${token}`);
    console.log(
      `Hand each their link, on your own site's address. It works for a day.\n\n${links.join('\n')}`,
    );
    return 0;
  },
  list: async (accounts) => {
    const { members } = await accounts.listStaff({}, context);
    for (const { user, roles, isSetUp, sessions } of members)
      console.log(
        `${user}\t${roles.join()}\t${isSetUp ? `signed in on ${sessions}` : 'not set up'}`,
      );
    return 0;
  },
  audit: async (accounts) => {
    const { entries, whole } = await accounts.readAudit({ limit: 200 }, context);
    for (const { seq, at, by, act, user, roles, approvedBy } of entries.toReversed())
      console.log([seq, at, by, act, user, roles.join(), approvedBy].join('\t'));
    console.log(whole ? 'Every entry is there as it was written.' : 'The trail is broken.');
    return whole ? 0 : 1;
  },
};

// Last: it needs the commands above.
process.exitCode = await main(process.argv.slice(2));
