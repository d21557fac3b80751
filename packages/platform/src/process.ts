/**
 * The life of a server process: settings read once, engines reached however long that takes, a server that listens, and
 * an end in which everything that was accepted is finished. A service's `main.ts` says only what it is made of.
 */
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { ConfigError } from './config.ts';
import { createNewId } from './ids.ts';
import { createLogger } from './logger.ts';
import { connectForEver } from './process/connect.ts';
import { endOnSignals } from './process/ending.ts';
import { createEnds, type Ends } from './process/ends.ts';
import { serveUntilEnd } from './process/serving.ts';
import type { serverSettings } from './process/settings.ts';
import { openWaitingRoom } from './process/waiting-room.ts';
import { telemetryOptionsOf } from './telemetry/settings.ts';
import { startTelemetry, type Telemetry } from './telemetry.ts';

export type ServerConfig = z.output<z.ZodObject<typeof serverSettings>>;

export interface ProcessParts<Config extends ServerConfig> {
  config: Config;
  /** Of this copy. */
  title: string;
  /** Unlike that of any other life of any copy: what holds a lease under it never meets itself. */
  instance: string;
  logger: Logger;
  telemetry: Telemetry;
  now: () => Date;
  newId: () => string;
  /** Tries for ever, and says so at each failure. `setting` names where the address comes from. */
  connect: <T>(engine: string, setting: string, open: () => Promise<T>) => Promise<T>;
  /** Ends run when no request is under way any more, the last one first. */
  onEnd: (end: () => Promise<unknown>) => void;
}

export interface ProcessOptions {
  /** Off where several processes share a port: there one that cannot work yet must not answer. */
  waitingRoom?: boolean;
}

/** Sent to the parent, when there is a channel to one. */
export interface ReadyMessage {
  ready: true;
  port: number;
  /** Null without figures. */
  metricsPort: number | null;
}

/** Starting again with the same settings is of no use (EX_CONFIG of sysexits). */
export const configExitCode = 78;

/** @param read throws ConfigError, which ends the process with its text. */
export async function runProcess<Config extends ServerConfig>(
  name: string,
  read: () => Config,
  compose: (parts: ProcessParts<Config>) => Promise<FastifyInstance>,
  { waitingRoom = true }: ProcessOptions = {},
): Promise<void> {
  // What it writes beside its engines, files on their way among them, is for its own user.
  process.umask(0o077);
  const config = readOrExit(read);
  const title = config.INSTANCE ?? name;
  const logger = createLogger({ level: config.LOG_LEVEL }).child({ process: title });
  const ends = createEnds();
  const signal = endOnSignals({ logger, ends });
  try {
    const running = await startTelemetry({ ...telemetryOptionsOf(config), logger });
    ends.add(() => running.stop());
    const hasRoom = waitingRoom && config.PORT > 0;
    const room = hasRoom ? await openWaitingRoom(config.PORT, config.HOST) : null;
    const telemetry = running.of(name);
    const app = await compose(partsOf({ config, title, logger, telemetry, ends, signal }));
    await app.ready();
    if (signal.aborted) return;
    await serveUntilEnd(app, config, ends, room);
    const { port } = app.server.address() as AddressInfo;
    logger.info({ host: config.HOST, port }, 'listening');
    const { metricsPort } = running;
    process.send?.({ ready: true, port, metricsPort } satisfies ReadyMessage);
    // Not only at the end, as by itself: a process that is killed would leave nothing to its next life.
    flushCompileCache();
  } catch (error) {
    if (signal.aborted) return;
    logger.fatal({ err: error }, 'could not start');
    process.exit(1);
  }
}

function readOrExit<Config>(read: () => Config): Config {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(configExitCode);
  }
}

function partsOf<Config extends ServerConfig>(given: {
  config: Config;
  title: string;
  logger: Logger;
  telemetry: Telemetry;
  ends: Ends;
  signal: AbortSignal;
}): ProcessParts<Config> {
  const { config, title, logger, ends, signal, telemetry } = given;
  const now = () => new Date();
  const newId = createNewId(now);
  return {
    config,
    title,
    instance: `${title}.${newId()}`,
    logger,
    telemetry,
    now,
    newId,
    connect: (engine, setting, open) => connectForEver({ engine, setting, open, logger, signal }),
    onEnd: ends.add,
  };
}
