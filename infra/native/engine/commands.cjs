// How each engine is started: its parts' places and an instance in, a command out. Everything listens on loopback only,
// and every command line names the engine's own folder, by which its process is known again.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { clients, host } = require('../engines.cjs');
const { kafkaCommand } = require('./kafka.cjs');

/**
 * @typedef {{ file: string, args: string[], cwd: string, env?: Record<string, string> }} Command
 * @typedef {{ folder: string, data: string, log: string, pidFile: string }} Place
 * @type {Record<string, (place: Place, ports: Record<string, number>, parts: Record<string, any>) => Command>}
 */
const commands = {
  kafka: kafkaCommand,
  mongo: ({ folder, data }, ports, { python, site }) => ({
    file: python,
    args: [
      ...[
        '-c',
        'from secantus.cli import main; main()',
        '--host',
        host,
        '--port',
        `${ports.mongo}`,
      ],
      ...['--storage-path', data, '--cache-size', '128M', '--sync-on-commit'],
    ],
    cwd: folder,
    env: { PYTHONPATH: site, PYTHONDONTWRITEBYTECODE: '1', PYTHONNOUSERSITE: '1' },
  }),
  redis: ({ folder, data }, ports, { redisServer }) => ({
    file: redisServer,
    args: [
      ...['--bind', host, '--port', `${ports.redis}`, '--dir', data, '--set-proc-title', 'no'],
      ...['--appendonly', 'yes', '--save', '', '--daemonize', 'no'],
    ],
    cwd: folder,
  }),
  s3: ({ folder, data }, ports, { node, modules }) => ({
    file: node,
    args: [
      path.join(modules, 's3rver', 'bin', 's3rver.js'),
      ...['-d', data, '-a', host, '-p', `${ports.s3}`, '--no-vhost-buckets'],
      ...['--configure-bucket', clients.s3.bucket],
    ],
    cwd: folder,
  }),
  smtp: ({ folder, data }, ports, { node, modules }) => ({
    file: node,
    args: [
      path.join(modules, 'maildev', 'bin', 'maildev'),
      ...['--smtp', `${ports.smtp}`, '--ip', host, '--web', `${ports.smtpHttp}`, '--web-ip', host],
      ...['--mail-directory', data],
    ],
    cwd: folder,
  }),
};

/** Milliseconds until an engine that is not ready is given up; a cold disk and a busy machine included. */
const readyWithinMs = { kafka: 90_000, mongo: 45_000, redis: 20_000, s3: 30_000, smtp: 30_000 };

/** Keeps the log of one start and of the one before. */
function turnLog({ log }) {
  if (fs.existsSync(log) && fs.statSync(log).size > 5_000_000) fs.renameSync(log, `${log}.1`);
}

module.exports = { commands, readyWithinMs, turnLog };
