// All that is known of each engine, in one place for those who supervise: its words and ports, how it is provided, started
// and asked.
'use strict';
const { engines, names } = require('../engines.cjs');
const { probes } = require('../probe/probes.cjs');
const { provide } = require('../provide/parts.cjs');
const { commands } = require('./commands.cjs');

/** Milliseconds until an engine that is not ready is given up; a cold disk and a busy machine included. */
const readyWithinMs = { kafka: 90_000, mongo: 45_000, redis: 20_000, s3: 30_000, smtp: 30_000 };

/**
 * @typedef {{ file: string, args: string[], cwd: string, env?: Record<string, string> }} Command
 * @typedef {{ folder: string, data: string, log: string, pidFile: string }} Place
 * @typedef {{
 *   title: string, version: string, ports: Record<string, number>, readyWithinMs: number,
 *   provide: () => Promise<Record<string, string>>,
 *   command: (place: Place, ports: Record<string, number>, parts: Record<string, string>) => Command,
 *   probe: (ports: Record<string, number>) => Promise<{ version?: string }>,
 * }} Kind
 * @type {Record<string, Kind>}
 */
const kinds = Object.fromEntries(
  names.map((name) => [
    name,
    {
      ...engines[name],
      readyWithinMs: readyWithinMs[name],
      provide: () => provide(name),
      command: commands[name],
      probe: probes[name],
    },
  ]),
);

module.exports = { kinds };
