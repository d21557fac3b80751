/** An answer that is the same for everybody: written and compressed once, at the first request that wants it so. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The best quality takes seconds for a large file, and somebody waits. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const encoders = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, brotli),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof encoders;

export function prepared(type: string, content: string | (() => string | Buffer)) {
  let plain: Buffer | null = null;
  const made = new Map<Encoding, Promise<Buffer>>();
  const whole = () => {
    plain ??= Buffer.from(typeof content === 'string' ? content : content());
    return plain;
  };
  const encoded = (encoding: Encoding) => {
    const bytes = made.get(encoding) ?? encoders[encoding](whole());
    made.set(encoding, bytes);
    return bytes;
  };
  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const encoding = encodingFor(String(headers['accept-encoding'] ?? ''));
    reply.type(type).header('vary', 'accept-encoding');
    if (encoding === null) return reply.send(whole());
    return reply.header('content-encoding', encoding).send(await encoded(encoding));
  };
}

function encodingFor(accepted: string): Encoding | null {
  const takes = (name: Encoding) =>
    accepted.split(',').some((each) => {
      const [token = '', ...rest] = each.split(';').map((part) => part.trim().toLowerCase());
      return token === name && !rest.some((part) => /^q=0(\.0*)?$/.test(part));
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}
