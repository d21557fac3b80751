// Kafka as broker and controller in one process (KRaft), with a small heap. Its settings are written anew at each start.
'use strict';
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { brokerProperties, host } = require('../engines.cjs');

/** Any 22 characters of base64url will do: the cluster lives and dies with its folder. */
const clusterId = 'muqarinNativeKafka0001';

const memory = ['-Xms128m', '-Xmx256m', '-XX:+UseSerialGC', '-XX:+ExitOnOutOfMemoryError'];

/** A broker that lives for minutes compiles more than it runs: at 100 leads a second 24 % of a core instead of 31. */
const compiler = ['-XX:TieredStopAtLevel=1'];

function kafkaCommand({ folder, data }, ports, { java, jars, loggingFile }) {
  const settings = path.join(folder, 'server.properties');
  fs.writeFileSync(settings, serverProperties(data, ports));
  const classes = ['-cp', path.join(jars, '*')];
  const logging = `-Dlog4j2.configurationFile=${loggingFile}`;
  if (!fs.existsSync(path.join(data, 'meta.properties'))) format(java, classes, settings);
  return {
    file: java,
    args: [...memory, ...compiler, logging, ...classes, 'kafka.Kafka', settings],
    cwd: folder,
  };
}

function format(java, classes, settings) {
  const tool = ['kafka.tools.StorageTool', 'format', '-t', clusterId, '-c', settings];
  const run = spawnSync(java, ['-Xmx64m', '-XX:TieredStopAtLevel=1', ...classes, ...tool], {
    encoding: 'utf8',
  });
  if (run.status !== 0)
    throw new Error(`Kafka's folder cannot be made:\n${run.stdout}${run.stderr}`);
}

function serverProperties(data, ports) {
  const properties = {
    ...brokerProperties,
    'process.roles': 'broker,controller',
    'node.id': '1',
    'controller.quorum.voters': `1@${host}:${ports.kafkaController}`,
    'controller.listener.names': 'CONTROLLER',
    listeners: `PLAINTEXT://${host}:${ports.kafka},CONTROLLER://${host}:${ports.kafkaController}`,
    'advertised.listeners': `PLAINTEXT://${host}:${ports.kafka}`,
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'log.dirs': data,
    // A killed broker may come back only when its former self is given up: by default after 9 s.
    'broker.session.timeout.ms': '4000',
    'broker.heartbeat.interval.ms': '1000',
    // The default of 128 MB does not fit the small heap.
    'log.cleaner.dedupe.buffer.size': '8388608',
  };
  return Object.entries(properties)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');
}

module.exports = { kafkaCommand };
