/** The analytics service: hears what happened and keeps one read model of it, which can be made again from the log. */
import { databaseAnswers } from '@muqarin/platform/database';
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { consume } from '@muqarin/platform/events/consume';
import { serveCall } from '@muqarin/platform/http/serve';
import { createService } from '@muqarin/platform/http/service';
import { modelsReady } from '@muqarin/platform/models-ready';
import type { Telemetry } from '@muqarin/platform/telemetry';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { analyticsContract } from '../contract/analytics-contract.ts';
import { presentFacts } from './domain/earlier-facts.ts';
import { createFunnel } from './domain/funnel.ts';
import { summarise } from './domain/journey.ts';
import { factSources } from './facts-of-events.ts';
import { createJourneyStore, type JourneyStore } from './store/journeys.ts';

export interface AnalyticsParts {
  connection: Connection;
  logger: Logger;
  telemetry?: Telemetry | undefined;
}

export interface AnalyticsService {
  app: FastifyInstance;
  subscription: RunningSubscription;
}

const group = 'analytics';

/** `gatherMilliseconds`: how long a fact may wait to be written with others, where the bus hands over many at once. */
export async function createAnalyticsService(
  parts: AnalyticsParts & { bus: EventBus; gatherMilliseconds?: number },
): Promise<AnalyticsService> {
  const journeys = createJourneyStore(parts.connection, parts.gatherMilliseconds);
  await modelsReady([journeys.model], parts);
  const { bus, logger, telemetry } = parts;
  const on = factSources.map(({ def, read }) => ({
    def,
    handle: async (message: Parameters<typeof read>[0]) => journeys.record(read(message)),
  }));
  const subscription = await consume(bus, { group, logger, telemetry, batched: true, on });
  return { app: serveAnalytics(parts, journeys), subscription };
}

/** The calls alone, for commands that read beside the running service. */
export function createAnalyticsReader(parts: AnalyticsParts): FastifyInstance {
  return serveAnalytics(parts, createJourneyStore(parts.connection));
}

function serveAnalytics(parts: AnalyticsParts, journeys: JourneyStore): FastifyInstance {
  const app = createService({
    name: group,
    logger: parts.logger,
    telemetry: parts.telemetry,
    ready: { database: () => databaseAnswers(parts.connection) },
  });
  serveCall(app, analyticsContract.funnel, async ({ from, to }) => {
    const funnel = createFunnel({ from, to });
    for await (const { facts } of journeys.between(...instantsOf(from, to)))
      funnel.add(presentFacts(facts));
    return funnel.result();
  });
  serveCall(app, analyticsContract.journeys, async ({ after, limit }) => {
    const page = await journeys.page(after ?? null, limit);
    const next = page.length < limit ? null : (page.at(-1)?._id ?? null);
    return {
      journeys: page.map(({ _id, facts }) => ({
        journeyId: _id,
        ...summarise(presentFacts(facts)),
      })),
      next,
    };
  });
  return app;
}

/** A day in Dubai begins four hours before the same day in UTC; the funnel itself decides to the instant. */
function instantsOf(from: string, to: string): [string, string] {
  const hours = (count: number) => count * 60 * 60 * 1000;
  const begin = new Date(Date.parse(from) - hours(4));
  const end = new Date(Date.parse(to) + hours(24 - 4));
  return [begin.toISOString(), end.toISOString()];
}
