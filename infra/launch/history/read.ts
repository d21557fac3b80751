/** `funnel` and `journeys`: the calls of the analytics service, asked in this process. */
import { analyticsContract } from '@muqarin/analytics/contract/analytics-contract';
import { createAnalyticsReader } from '@muqarin/analytics/service';
import type { CallContext } from '@muqarin/platform/context';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createLogger } from '@muqarin/platform/logger';
import { addDays, dubaiToday, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import { UsageError } from '../command-line.ts';
import type { Asked } from './asked.ts';
import { withReadModel } from './engines.ts';

const context: CallContext = {
  actor: { kind: 'system', id: 'history-cli' },
  correlationId: 'history-cli',
};

export async function showFunnel(asked: Asked): Promise<number> {
  const { values, now } = asked;
  const today = dubaiToday(now());
  const from = dayIn(values.from, '--from') ?? toIsoDate(addDays(today, -30));
  const to = dayIn(values.to, '--to') ?? toIsoDate(today);
  const funnel = await ask(asked, (client) => client.funnel({ from, to }, context));
  if (values.json) console.log(JSON.stringify(funnel));
  else {
    const rows = [...funnel.days, { day: 'total', ...funnel.total }];
    for (const line of Object.keys(funnel.total.lines)) {
      console.log(line);
      console.table(rows.map(({ day, lines }) => ({ day, ...rowOf(lines[line]) })));
    }
    console.log('leads of every line and of the site, and files');
    console.table(
      rows.map(({ day, leads, uploads: { kept, refused } }) => ({
        day,
        leads,
        files: kept,
        refused,
      })),
    );
  }
  return 0;
}

export async function showJourneys(asked: Asked): Promise<number> {
  const { values } = asked;
  const { after, limit = '100' } = values;
  if (!/^\d{1,4}$/.test(limit) || Number(limit) < 1 || Number(limit) > 1000)
    throw new UsageError('--limit takes a whole number from 1 to 1000.');
  const page = { limit: Number(limit), ...(after === undefined ? {} : { after }) };
  const { journeys, next } = await ask(asked, (client) => client.journeys(page, context));
  for (const journey of journeys) {
    const { reference, line: insurance, source, stages } = journey;
    const way = stages.map(({ stage, times }) => (times > 1 ? `${stage} ×${times}` : stage));
    const line = `${stages[0]?.firstAt ?? ''}  ${reference ?? '-'}  ${insurance ?? '-'}  ${source ?? '-'}  ${way.join(' → ')}`;
    console.log(values.json ? JSON.stringify(journey) : line);
  }
  if (next !== null) console.error(`There are more: --after ${next}`);
  return 0;
}

function ask<T>(
  asked: Asked,
  question: (client: ReturnType<typeof clientOf>) => Promise<T>,
): Promise<T> {
  return withReadModel(asked, false, async (connection) => {
    const logger = createLogger({ level: 'error' });
    const app = createAnalyticsReader({ connection, logger });
    try {
      return await question(clientOf(app));
    } finally {
      await app.close();
    }
  });
}

function clientOf(app: ReturnType<typeof createAnalyticsReader>) {
  return createClient({
    service: 'analytics',
    contracts: analyticsContract,
    transport: inProcess(app),
  });
}

function dayIn(given: string | undefined, option: string): string | null {
  if (given === undefined) return null;
  if (!parseIsoDate(given)) throw new UsageError(`${option} takes a day such as 2026-11-21.`);
  return given;
}

type LineRow = Awaited<ReturnType<ReturnType<typeof clientOf>['funnel']>>['total']['lines'][string];

/** Empty on a day on which a line that this version does not know was silent. */
function rowOf(line: LineRow | undefined) {
  if (line === undefined) return {};
  const { premiumNetFils, conversionBasisPoints, leadConversionBasisPoints, ...counts } = line;
  return {
    ...counts,
    'premium AED': (premiumNetFils / 100).toFixed(2),
    'of quotes': percent(conversionBasisPoints),
    'of leads': percent(leadConversionBasisPoints),
  };
}

function percent(basisPoints: number | null): string {
  return basisPoints === null ? '' : `${(basisPoints / 100).toFixed(2)} %`;
}
