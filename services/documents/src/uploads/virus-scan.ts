/** The port of a virus scanner, and its driver for clamd (man clamd: INSTREAM), by address or by socket file. */
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { AppError } from '@muqarin/platform/errors';

/** True when the file is clean; rejects with AppError unavailable when nobody can say. */
export type VirusScan = (file: string) => Promise<boolean>;

export interface ClamdOptions {
  /** `host:port` or the path of a socket. */
  address: string;
  timeoutMilliseconds?: number;
}

export function createClamd({ address, timeoutMilliseconds = 30_000 }: ClamdOptions): VirusScan {
  return async (file) => {
    const socket = connectTo(address);
    socket.setTimeout(timeoutMilliseconds, () => socket.destroy(new Error('clamd is silent')));
    try {
      const answer = await ask(socket, file);
      if (/: OK\0?$/.test(answer)) return true;
      if (/ FOUND\0?$/.test(answer)) return false;
      throw new Error('clamd answered neither OK nor FOUND');
    } catch (cause) {
      throw new AppError(
        'unavailable',
        'DOCUMENTS.SCAN_AWAY',
        'We cannot check files just now. Please try again in a moment.',
        { cause, retryAfterSeconds: 10 },
      );
    } finally {
      socket.destroy();
    }
  };
}

function connectTo(address: string): Socket {
  const colon = address.lastIndexOf(':');
  if (address.startsWith('/') || colon < 0) return connect({ path: address });
  return connect({ host: address.slice(0, colon), port: Number(address.slice(colon + 1)) });
}

async function ask(socket: Socket, file: string): Promise<string> {
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  const ended = new Promise<void>((resolve, reject) => {
    socket.once('error', reject).once('close', () => resolve());
  });
  const failed = ended.then(() => {
    throw new Error('clamd hung up');
  });
  failed.catch(() => {});
  await Promise.race([send(socket, file), failed]);
  await ended;
  return answer;
}

async function send(socket: Socket, file: string): Promise<void> {
  await write(socket, 'zINSTREAM\0');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    await write(socket, length);
    await write(socket, chunk);
  }
  await write(socket, Buffer.alloc(4));
}

function write(socket: Socket, bytes: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}
