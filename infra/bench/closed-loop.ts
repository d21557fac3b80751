/** Connections that each send the next request when the answer is whole: raw sockets, so that the asking costs little. */
import { connect, type Socket } from 'node:net';

export interface Load {
  port: number;
  /** The whole request as bytes; called for each. */
  next: () => string;
  connections: number;
  seconds: number;
}

export interface Measured {
  perSecond: number;
  /** As long as it took, with the answers that were still under way at the end. */
  seconds: number;
  p50: number;
  /** Milliseconds, with the time spent waiting for the one processor that both sides share. */
  p99: number;
  /** Answers other than 200. */
  failed: number;
}

export async function closedLoop({ port, next, connections, seconds }: Load): Promise<Measured> {
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const ends = began + seconds * 1000;
  const done = (milliseconds: number, ok: boolean) => {
    times.push(milliseconds);
    if (!ok) failed += 1;
  };
  const all = Array.from({ length: connections }, () => oneAfterTheOther(port, next, ends, done));
  await Promise.all(all);
  const elapsed = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return {
    perSecond: times.length / elapsed,
    seconds: elapsed,
    p50: at(0.5),
    p99: at(0.99),
    failed,
  };
}

function oneAfterTheOther(
  port: number,
  next: () => string,
  ends: number,
  done: (milliseconds: number, ok: boolean) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sentAt = 0;
    let answer: Answer = { left: -1, head: '', ok: false };
    const send = () => {
      answer = { left: -1, head: '', ok: false };
      sentAt = performance.now();
      socket.write(next());
    };
    socket.once('connect', send);
    socket.once('error', reject);
    socket.on('data', (bytes: Buffer) => {
      answer = after(answer, bytes);
      if (answer.left !== 0) return;
      const now = performance.now();
      done(now - sentAt, answer.ok);
      if (now < ends) send();
      else finish(socket, resolve);
    });
  });
}

interface Answer {
  /** Bytes of the body still to come; -1 while the head is not whole. */
  left: number;
  head: string;
  ok: boolean;
}

function after({ left, head, ok }: Answer, bytes: Buffer): Answer {
  if (left > 0) return { left: left - bytes.length, head, ok };
  const whole = head + bytes.toString('latin1');
  const end = whole.indexOf('\r\n\r\n');
  if (end < 0) return { left: -1, head: whole, ok };
  const length = Number(/content-length: (\d+)/i.exec(whole.slice(0, end))?.[1]);
  if (Number.isNaN(length)) throw new Error('an answer without its length');
  return {
    left: length - (whole.length - end - 4),
    head: '',
    ok: whole.startsWith('HTTP/1.1 200'),
  };
}

function finish(socket: Socket, resolve: () => void): void {
  socket.once('close', () => resolve());
  socket.destroy();
}
