/**
 * `npm run bench:pdf`: what 20 papers that are made at once do to whoever reads other pages meanwhile. Reference: the same pages
 * of the same process in quiet, in turns. And the quote with all its plans: Arabic beside English, in time and bytes.
 */
import process from 'node:process';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { localeCookie } from '@muqarin/rules/locale';
import { Shopper } from '../test/support/shopper.ts';
import { commandLine, wholeNumber } from './command-line.ts';
import { median, printFigures } from './figure.ts';
import { lifted, startProduct, temporaryData } from './product.ts';
import { percentile99, readWhile } from './read-while.ts';

const help = `npm run bench:pdf [-- --rounds 5]

  The 99th percentile of other pages while 20 PDFs are made, beside that of quiet times; time and bytes of the Arabic quote beside
  the English one. Ends with one line of JSON a figure. Fails over 1.5 times for pages and time, over 3 times for bytes.
`;

const papersAtOnce = 20;
const most = { p99: 1.5, time: 1.5, bytes: 3 };
const quotePdf = '/survey/medical/individual/quote.pdf';
type Language = 'en' | 'ar';

const values = commandLine(help, { rounds: { type: 'string', default: '5' } });
await bench(wholeNumber('--rounds', values.rounds));

async function bench(rounds: number): Promise<void> {
  const data = temporaryData();
  const product = await startProduct(await freePort(), data.dir, {
    ...lifted,
    TICKET_EARLIEST_SECONDS: '0',
  });
  try {
    const shopper = new Shopper(product.origin);
    const planIds = await quoteOf(shopper);
    if (planIds.length <= papersAtOnce + 2 * rounds) throw new Error('too many rounds');
    await readWhile(shopper, papers(shopper, planIds, 0));
    const times = { quiet: [] as number[], busy: [] as number[] };
    const seconds: Record<Language, number[]> = { en: [], ar: [] };
    const bytes: Record<Language, number> = { en: 0, ar: 0 };
    for (let round = 1; round <= rounds; round += 1) {
      // As long as the papers took: the same number of readings on both sides.
      const began = performance.now();
      times.busy.push(...(await readWhile(shopper, papers(shopper, planIds, round))));
      const lasted = performance.now() - began;
      times.quiet.push(...(await readWhile(shopper, pause(lasted))));
      for (const language of ['en', 'ar'] as const) {
        // Without a plan that is on each of those above, and another each round: so that none is a kept one.
        const made = await paper(shopper, planIds.toSpliced(-round, 1), language);
        seconds[language].push(made.seconds);
        bytes[language] = made.bytes;
      }
    }
    tell(times, seconds, bytes);
  } finally {
    await product.stop();
    data.remove();
  }
}

function tell(
  times: Record<'quiet' | 'busy', number[]>,
  seconds: Record<Language, number[]>,
  bytes: Record<Language, number>,
): void {
  const p99 = { quiet: percentile99(times.quiet), busy: percentile99(times.busy) };
  const time = { en: median(seconds.en), ar: median(seconds.ar) };
  process.stdout.write(
    `${times.quiet.length} readings in quiet, ${times.busy.length} while papers were made\n`,
  );
  printFigures([
    { figure: 'pages-p99-beside-20-pdfs', value: p99.busy, unit: 'ms', reference: p99.quiet },
    { figure: 'arabic-quote', value: time.ar, unit: 's', reference: time.en },
    { figure: 'arabic-quote-bytes', value: bytes.ar, unit: 'B', reference: bytes.en },
  ]);
  const isTooMuch =
    p99.busy > most.p99 * p99.quiet ||
    time.ar > most.time * time.en ||
    bytes.ar > most.bytes * bytes.en;
  if (isTooMuch) process.stderr.write('more than may be\n');
  if (isTooMuch) process.exitCode = 1;
}

/** Ids of its plans. */
async function quoteOf(shopper: Shopper): Promise<number[]> {
  const contact = await shopper.answerAll('bench.pdf@example.com');
  await shopper.submit(contact);
  const page = await shopper.get<{ tiles: { id: number }[] }>(
    '/api/pages/medical/individual/products',
  );
  if (page.tiles.length < papersAtOnce) throw new Error(`only ${page.tiles.length} plans`);
  return page.tiles.map(({ id }) => id);
}

/** Each another one, by turns in both languages. */
async function papers(shopper: Shopper, planIds: readonly number[], round: number): Promise<void> {
  const all = Array.from({ length: papersAtOnce }, (_, n) => {
    const without = (n + round) % planIds.length;
    const turned = planIds
      .slice(without + 1)
      .concat(planIds.slice(0, Math.max(0, without - round)));
    return paper(shopper, turned, n % 2 === 0 ? 'ar' : 'en');
  });
  await Promise.all(all);
}

async function paper(shopper: Shopper, planIds: readonly number[], language: Language) {
  const began = performance.now();
  const answer = await asked(`${quotePdf}?plans=${planIds.join(',')}`, shopper, language);
  const pdf = Buffer.from(await answer.arrayBuffer());
  if (!pdf.includes(`/Lang (${language})`)) throw new Error(`a paper is not ${language}`);
  return { bytes: pdf.length, seconds: (performance.now() - began) / 1000 };
}

/** As a patient person would: where too many wait, again when the answer says. */
async function asked(path: string, shopper: Shopper, language: Language): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${shopper.origin}${path}`, {
      headers: { cookie: `${localeCookie}=${language}; ${shopper.cookie()}` },
    });
    if (answer.ok) return answer;
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || !(seconds > 0)) {
      throw new Error(`a paper answered ${answer.status}: ${await answer.text()}`);
    }
    await answer.body?.cancel();
    await pause(seconds * 1000);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
