// The two Kafka requests that tell a broker which is ready from one that only listens: ApiVersions and Metadata. Written
// by hand so that `native` needs no package. https://kafka.apache.org/protocol
'use strict';

const correlationId = 7;

const apiVersions = () => request(18, 0, Buffer.alloc(0));

/** Version 1 with an empty list of topics: brokers and controller only. */
const metadata = () => request(3, 1, Buffer.alloc(4));

function request(key, version, body) {
  const client = Buffer.from('native');
  const head = Buffer.alloc(14);
  head.writeInt32BE(10 + client.length + body.length, 0);
  head.writeInt16BE(key, 4);
  head.writeInt16BE(version, 6);
  head.writeInt32BE(correlationId, 8);
  head.writeInt16BE(client.length, 12);
  return Buffer.concat([head, client, body]);
}

/** @param {Buffer} got */
function whole(got) {
  if (got.length < 4 || got.length < 4 + got.readInt32BE(0)) return undefined;
  if (got.readInt32BE(4) !== correlationId) throw new Error('this is not Kafka');
  return got.subarray(8);
}

/** @param {Buffer} got */
function readApiVersions(got) {
  const body = whole(got);
  if (!body) return undefined;
  if (body.readInt16BE(0) !== 0) throw new Error(`Kafka error ${body.readInt16BE(0)}`);
  return body.readInt32BE(2);
}

/**
 * A broker counts itself only once it may serve.
 * @param {Buffer} got
 */
function readMetadata(got) {
  const body = whole(got);
  if (!body) return undefined;
  const brokers = body.readInt32BE(0);
  if (brokers < 1) throw new Error('the broker is not registered yet');
  let at = 4;
  for (let broker = 0; broker < brokers; broker += 1) {
    at += 4;
    at += 2 + body.readInt16BE(at) + 4;
    at += 2 + Math.max(0, body.readInt16BE(at));
  }
  if (body.readInt32BE(at) < 0) throw new Error('there is no controller yet');
  return brokers;
}

module.exports = { apiVersions, metadata, readApiVersions, readMetadata };
