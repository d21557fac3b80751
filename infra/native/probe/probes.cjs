// Is the engine ready? Each probe asks in the engine's own protocol and fails with the reason; some also tell a version.
'use strict';
const { clients, host } = require('../engines.cjs');
const { exchange } = require('./exchange.cjs');
const { apiVersions, metadata, readApiVersions, readMetadata } = require('./kafka.cjs');
const { ping, readOk } = require('./mongo.cjs');

/** @type {Record<string, (ports: Record<string, number>, at?: string) => Promise<{ version?: string }>>} */
const probes = {
  kafka: async ({ kafka: port }, at = host) => {
    await exchange({ host: at, port, send: apiVersions(), answer: readApiVersions });
    await exchange({ host: at, port, send: metadata(), answer: readMetadata });
    return {};
  },
  mongo: async ({ mongo: port }, at = host) => {
    await exchange({ host: at, port, send: ping(), answer: readOk });
    return {};
  },
  redis: async ({ redis: port }, at = host) => {
    await exchange({ host: at, port, send: 'PING\r\n', answer: readPong });
    const send = 'INFO server\r\n';
    return { version: await exchange({ host: at, port, send, answer: readInfo }) };
  },
  s3: async ({ s3: port }, at = host) => {
    const list = await text(`http://${at}:${port}/`);
    if (!list.includes(`<Name>${clients.s3.bucket}</Name>`))
      throw new Error(`no bucket ${clients.s3.bucket}`);
    return {};
  },
  smtp: async ({ smtp, smtpHttp }, at = host) => {
    await exchange({ host: at, port: smtp, answer: readGreeting });
    JSON.parse(await text(`http://${at}:${smtpHttp}/healthz`));
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
