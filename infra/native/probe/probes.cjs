// Is the engine ready? Each probe asks in the engine's own protocol and fails with the reason; some also tell a version.
'use strict';
const { clients, host } = require('../engines.cjs');
const { exchange } = require('./exchange.cjs');
const kafka = require('./kafka.cjs');
const mongo = require('./mongo.cjs');

/** @type {Record<string, (ports: Record<string, number>) => Promise<{ version?: string }>>} */
const probes = {
  kafka: async (ports) => {
    await exchange({ port: ports.kafka, send: kafka.apiVersions(), answer: kafka.readApiVersions });
    await exchange({ port: ports.kafka, send: kafka.metadata(), answer: kafka.readMetadata });
    return {};
  },
  mongo: async (ports) => {
    await exchange({ port: ports.mongo, send: mongo.ping(), answer: mongo.readOk });
    return {};
  },
  redis: async (ports) => {
    await exchange({ port: ports.redis, send: 'PING\r\n', answer: readPong });
    const info = await exchange({ port: ports.redis, send: 'INFO server\r\n', answer: readInfo });
    return { version: info };
  },
  s3: async (ports) => {
    const list = await text(`http://${host}:${ports.s3}/`);
    if (!list.includes(`<Name>${clients.s3.bucket}</Name>`))
      throw new Error(`no bucket ${clients.s3.bucket}`);
    return {};
  },
  smtp: async (ports) => {
    await exchange({ port: ports.smtp, answer: readGreeting });
    JSON.parse(await text(`http://${host}:${ports.smtpHttp}/email`));
    return {};
  },
};

function readPong(got) {
  if (!got.includes('\r\n')) return undefined;
  if (got.toString() !== '+PONG\r\n') throw new Error(got.toString().trim());
  return true;
}

function readInfo(got) {
  return /redis_version:([\d.]+)\r\n/.exec(got.toString())?.[1];
}

function readGreeting(got) {
  if (!got.includes('\r\n')) return undefined;
  if (!got.toString().startsWith('220')) throw new Error(got.toString().trim());
  return true;
}

async function text(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.text();
}

module.exports = { probes };
