/**
 * How slow a client may be while it sends. Node's own limit is one for all requests, and must be an upload's; so each other
 * request has its timer here. An upload may take as long as it needs, but not dawdle. Whoever is refused while it still sends
 * is heard out within the same limits: a connection that is closed then is reset, and the answer is lost with it.
 */
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BffConfig } from '../config.ts';
import { takesFiles } from './add-uploads.ts';

export function addPatience(app: FastifyInstance, config: BffConfig): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const hasBody = 'transfer-encoding' in raw.headers || Number(raw.headers['content-length']) > 0;
    // In process there is no socket that could be slow.
    if (hasBody && typeof raw.socket.bytesRead === 'number') watch(app, config, request);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.raw.complete === false) hearOut(request, reply);
    done();
  });
}

function hearOut({ raw }: FastifyRequest, reply: FastifyReply): void {
  // The framework's, with a body over its limit.
  reply.removeHeader('connection');
  setImmediate(() => raw.unpipe().resume());
}

function watch(app: FastifyInstance, config: BffConfig, request: FastifyRequest): void {
  const { raw } = request;
  const { socket } = raw;
  const drop = () => {
    stop();
    if (!raw.complete) app.server.emit('clientError', slowClient(), socket);
  };
  const timer = takesFiles(request)
    ? setInterval(speedometer(request, config, drop), config.UPLOAD_WINDOW_MS)
    : setTimeout(drop, config.REQUEST_TIMEOUT_MS);
  timer.unref();
  const stop = () => clearInterval(timer);
  raw.once('end', stop).once('close', stop);
}

/** Two windows in a row with too little: in one of them we ourselves may have been the ones who did not read. */
function speedometer({ raw }: FastifyRequest, config: BffConfig, drop: () => void): () => void {
  const socket: Socket = raw.socket;
  const least = (config.UPLOAD_SLOWEST_BYTES_PER_SECOND * config.UPLOAD_WINDOW_MS) / 1000;
  let before = socket.bytesRead;
  let slowWindows = 0;
  return () => {
    const isSlow = socket.bytesRead - before < least && !raw.isPaused() && !raw.complete;
    slowWindows = isSlow ? slowWindows + 1 : 0;
    before = socket.bytesRead;
    if (slowWindows > 1) drop();
  };
}

function slowClient(): NodeJS.ErrnoException {
  return Object.assign(new Error('the client is too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}
