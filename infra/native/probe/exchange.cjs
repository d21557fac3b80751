// One question to a port and its answer, for readiness probes that really talk to the engine.
'use strict';
const net = require('node:net');
const { host: loopback } = require('../engines.cjs');

/**
 * Sends bytes and reads until `answer` makes something of what came.
 * @template T
 * @param {{ host?: string, port: number, send?: Buffer | string, answer: (got: Buffer) => T | undefined, timeoutMs?: number }} question
 *   `answer` gives undefined while more bytes are needed, and throws when the answer is a refusal
 * @returns {Promise<T>} fails when nothing listens, the peer hangs up, or the time is over
 */
function exchange({ host = loopback, port, send, answer, timeoutMs = 2000 }) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host, port });
    let got = Buffer.alloc(0);
    const end = (act, value) => {
      socket.destroy();
      act(value);
    };
    socket.setTimeout(timeoutMs, () => end(reject, new Error(`no answer within ${timeoutMs} ms`)));
    socket.on('connect', () => send && socket.write(send));
    socket.on('error', (error) => end(reject, error));
    socket.on('close', () => reject(new Error('hung up without an answer')));
    socket.on('data', (chunk) => {
      got = Buffer.concat([got, chunk]);
      try {
        const value = answer(got);
        if (value !== undefined) end(resolve, value);
      } catch (error) {
        end(reject, error);
      }
    });
  });
}

/** Whether anything at all listens there. */
function listens(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ host: loopback, port });
    const end = (value) => {
      socket.destroy();
      resolve(value);
    };
    socket.setTimeout(1000, () => end(true));
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
  });
}

module.exports = { exchange, listens };
