import { createServer } from 'node:net';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { expect, it, onTestFinished } from 'vitest';
import { exchange } from '../probe/exchange.cjs';
import * as kafka from '../probe/kafka.cjs';
import * as mongo from '../probe/mongo.cjs';
import { probes } from '../probe/probes.cjs';

/** Answers whatever comes with these bytes, in two pieces, so that half an answer is seen too. */
async function server(bytes: Buffer | string, waitMs = 0) {
  const whole = Buffer.from(bytes as string, 'latin1');
  const listening = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(whole.subarray(0, 3));
      setTimeout(() => socket.write(whole.subarray(3)), waitMs + 5);
    });
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void listening.close());
  const address = listening.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** One broker "h" on 9092 without a rack, and a controller. */
function metadata(brokers: number, controller: number): Buffer {
  const broker = Buffer.from([0, 0, 0, 1, 0, 1, 104, 0, 0, 35, 132, 255, 255]);
  const body = Buffer.concat([
    int(7),
    int(brokers),
    ...Array(brokers).fill(broker),
    int(controller),
  ]);
  return Buffer.concat([int(body.length), body]);
}

function int(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

it('waits for a whole answer of Kafka, and for a broker and a controller in it', () => {
  const ready = metadata(1, 1);
  expect(kafka.readMetadata(ready.subarray(0, 10))).toBeUndefined();
  expect(kafka.readMetadata(ready)).toBe(1);
  expect(() => kafka.readMetadata(metadata(0, 1))).toThrow('not registered yet');
  expect(() => kafka.readMetadata(metadata(1, -1))).toThrow('no controller yet');
});

it('takes something else on the port for no Kafka', () => {
  const other = Buffer.concat([int(6), int(8), Buffer.alloc(2)]);
  expect(() => kafka.readApiVersions(other)).toThrow('this is not Kafka');
});

it('takes only { ok: 1 } for an answer of the MongoDB wire protocol', () => {
  const answer = (ok: number) => {
    const double = Buffer.alloc(8);
    double.writeDoubleLE(ok);
    const body = Buffer.concat([Buffer.from('\x01ok\0', 'latin1'), double, Buffer.from([0])]);
    const head = Buffer.alloc(25);
    head.writeInt32LE(head.length + body.length, 0);
    head.writeInt32LE(2013, 12);
    return Buffer.concat([head, body]);
  };
  expect(mongo.readOk(answer(1).subarray(0, 20))).toBeUndefined();
  expect(mongo.readOk(answer(1))).toBe(true);
  expect(() => mongo.readOk(answer(0))).toThrow('ping was refused');
});

it('holds a Redis that still loads its data for not ready', async () => {
  const port = await server('-LOADING Redis is loading the dataset in memory\r\n');
  await expect(probes.redis?.({ redis: port })).rejects.toThrow('LOADING');
});

it('gives up a server that never answers', async () => {
  const port = await server('+PONG\r\n', 5000);
  const answer = () => undefined;
  await expect(exchange({ port, send: 'x', answer, timeoutMs: 100 })).rejects.toThrow(
    'no answer within 100 ms',
  );
});

it('fails at once where nothing listens', async () => {
  const port = await freePort();
  await expect(probes.mongo?.({ mongo: port })).rejects.toThrow('ECONNREFUSED');
});
