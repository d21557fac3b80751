// How each engine is started: its parts' places and an instance in, a command out. Everything listens on loopback only,
// and every command line names the engine's own folder, by which its process is known again.
'use strict';
const path = require('node:path');
const { clients, host } = require('../engines.cjs');
const { kafkaCommand } = require('./kafka.cjs');

/** @type {Record<string, import('./kinds.cjs').Kind['command']>} */
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

module.exports = { commands };
