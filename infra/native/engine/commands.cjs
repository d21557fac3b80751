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
      '-c',
      'from secantus.cli import main; main()',
      ...words(`--host ${host} --port ${ports.mongo} --cache-size 128M --sync-on-commit`),
      '--storage-path',
      data,
    ],
    cwd: folder,
    env: { PYTHONPATH: site, PYTHONDONTWRITEBYTECODE: '1', PYTHONNOUSERSITE: '1' },
  }),
  redis: ({ folder, data }, ports, { redisServer }) => ({
    file: redisServer,
    args: [
      ...words(`--bind ${host} --port ${ports.redis} --daemonize no --set-proc-title no`),
      ...words('--appendonly yes --dir'),
      data,
    ],
    cwd: folder,
  }),
  s3: ({ folder, data }, ports, { node, modules }) => ({
    file: node,
    args: [
      path.join(modules, 's3rver', 'bin', 's3rver.js'),
      ...words(`-a ${host} -p ${ports.s3} --no-vhost-buckets`),
      ...words(`--configure-bucket ${clients.s3.bucket} -d`),
      data,
    ],
    cwd: folder,
  }),
  smtp: ({ folder, data }, ports, { node, modules }) => ({
    file: node,
    args: [
      path.join(modules, 'maildev', 'bin', 'maildev'),
      ...words(`--ip ${host} --smtp ${ports.smtp} --web-ip ${host} --web ${ports.smtpHttp}`),
      '--mail-directory',
      data,
    ],
    cwd: folder,
  }),
};

const words = (text) => text.split(' ');

module.exports = { commands };
