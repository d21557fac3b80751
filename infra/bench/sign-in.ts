/**
 * `npm run bench:sign-in`: whether time tells which addresses have an account, and what signing in costs everybody else. Embedded,
 * over HTTP, without the limits that stop one address from trying everything.
 */
import type { ChildProcess } from 'node:child_process';
import process from 'node:process';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { commandLine, wholeNumber } from './command-line.ts';
import { printFigures } from './figure.ts';
import { endPart, nextWord, startPart } from './parts.ts';
import { openAccountOf, openPerson } from './person.ts';
import { lifted, temporaryData } from './product.ts';
import { apartByAddress } from './sign-in-address.ts';
import { crowdBeside } from './sign-in-crowd.ts';

const help = `npm run bench:sign-in [-- --tries 200] [-- --rounds 3] [-- --seconds 4]

  Milliseconds of a sign-in, a reset, a sign-up and a mailed link for an address without an account, beside those for one that
  has one, in no order; tries are added, up to ten times as many, until chance is less than half the bound. Then milliseconds at
  the 99th percentile of what four shoppers do (lists of plans, saved answers) while 40 people sign in at once, beside those
  while nobody does; the same of the cheapest call, which is bound to nothing; and of the sign-ins beside one bare hash. Ends with
  one line of JSON a figure. Fails where medians are 5 % apart or more, where statuses or words differ, or where shoppers wait
  more than 1.5 times as long.
`;

const known = { email: 'known@example.com', password: 'a camel crosses the creek' };

const values = commandLine(help, {
  tries: { type: 'string', default: '200' },
  rounds: { type: 'string', default: '3' },
  seconds: { type: 'string', default: '4' },
});
await bench({
  tries: wholeNumber('--tries', values.tries),
  rounds: wholeNumber('--rounds', values.rounds),
  seconds: wholeNumber('--seconds', values.seconds),
});

async function bench(asked: { tries: number; rounds: number; seconds: number }): Promise<void> {
  const data = temporaryData();
  const children: ChildProcess[] = [];
  try {
    const port = await freePort();
    const product = startPart('telemetry-product.ts', {
      ...lifted,
      SIGN_INS_PER_PAIR: '1000000',
      SIGN_INS_PER_IP: '1000000',
      PORT: String(port),
      DATA_DIR: data.dir,
      LOG_LEVEL: 'silent',
    });
    children.push(product);
    await nextWord(product);
    const origin = `http://127.0.0.1:${port}`;
    await openAccountOf(origin, known);
    const emails = { known: known.email, unknown: 'other@example.com' };
    const address = await apartByAddress(await openPerson(origin), emails, asked.tries);
    const crowd = await crowdBeside({ origin, port }, asked);
    printFigures([...address.figures, ...crowd.figures]);
    for (const problem of [...address.problems, ...crowd.problems]) {
      process.stderr.write(`${problem}\n`);
      process.exitCode = 1;
    }
  } finally {
    await Promise.all(children.map(endPart));
    data.remove();
  }
}
