/**
 * `npm run leads`: forgets leads whose time is over (decisions A37), and moves a claim or complaint on (A28). Works on the data
 * of a running product as well as on a stopped one's; the events go out with the product's relay.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { leadsContract } from '@muqarin/leads/contract/leads-contract';
import { CaseStatus } from '@muqarin/leads/contract/site';
import { createLeadsService, type LeadsService } from '@muqarin/leads/service';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import { dataFolderOf, parseDataCommand, wrongUse } from './data-command.ts';
import { openServiceDatabase } from './service-database.ts';

const help = `npm run leads -- <command> [options]

  retain                             deletes leads 24 months after they were captured or agreed to anew, and cases 24 months
                                     after they were closed: reference, source and times remain; and the addresses that
                                     links to what is held were mailed to, once those have ended
  case <reference> <status> [note]   moves a claim or complaint on: received, in_review, answered or closed; the person is told

  do-not-call <file>                 reads a list of numbers that nobody may call to sell, one a line: all of it, or none
                                     where a row is no number; those rows are named

  --dry-run     retain: only says how many
  --data DIR    the data folder (DATA_DIR, or .data in the project)
  --distributed the leads in MongoDB (also when MONGO_URL is set)
  --help

  Exit code: 0 done, 1 nothing changed, 2 wrong use.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const parsed = parseDataCommand(help, args);
  if (!parsed) return 2;
  const { values, positionals } = parsed;
  if (values.help) {
    console.log(help);
    return 0;
  }
  const [command, ...rest] = positionals;
  if (command !== 'retain' && command !== 'case' && command !== 'do-not-call') {
    return wrong(`There is no command "${command ?? ''}".`);
  }
  const dataDir = dataFolderOf(values.data);
  const { distributed } = values;
  const which = { service: 'leads', distributed, dataDir, env: process.env } as const;
  const connection = await openServiceDatabase(which);
  if (!connection) return wrong(`No leads in ${dataDir}.`);
  const now = () => new Date();
  const service = await createLeadsService({
    connection,
    now,
    randomBytes,
    // Nothing that was mailed is opened here.
    marks: createMailedMarks([randomBytes(32).toString('base64url')]),
    logger: createLogger({ level: 'error' }),
    newId: createNewId(now),
  });
  try {
    if (command === 'case') return await moveCase(service, rest);
    if (command === 'do-not-call') return await readList(service, rest);
    const dryRun = values['dry-run'] ?? false;
    console.log(JSON.stringify({ dryRun, ...(await service.retain({ dryRun })) }));
    return 0;
  } finally {
    await service.app.close();
    await connection.close();
  }
}

async function moveCase(service: LeadsService, [reference, given, ...note]: string[]) {
  const status = CaseStatus.safeParse(given);
  if (reference === undefined || !status.success) return wrong('A reference and a status, please.');
  const leads = createClient({
    service: 'leads',
    contracts: leadsContract,
    transport: inProcess(service.app),
  });
  const { changed } = await leads.changeCaseStatus(
    { reference, status: status.data, note: note.join(' ') },
    { actor: { kind: 'system', id: 'leads-cli' }, correlationId: 'leads-cli' },
  );
  console.log(changed ? `${reference} is now ${status.data}.` : 'Nothing changed.');
  return changed ? 0 : 1;
}

async function readList(service: LeadsService, [file]: string[]) {
  if (file === undefined || !existsSync(file)) return wrong('The file of a list, please.');
  const said = await service.importDoNotCall(readFileSync(file, 'utf8'));
  console.log(JSON.stringify(said));
  return said.outcome === 'done' ? 0 : 1;
}

function wrong(message: string): number {
  return wrongUse(help, message);
}
