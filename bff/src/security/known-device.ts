/** A device on which somebody signed in before: a signed cookie that is good for that one name, and says nothing else. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BffConfig } from '../config.ts';
import type { Signer } from './signer.ts';

export interface KnownDevices {
  /** Its id when this browser knows the name already. */
  read(request: Pick<FastifyRequest, 'cookies'>, name: string): string | null;
  remember(reply: Pick<FastifyReply, 'setCookie'>, name: string): void;
}

const days = 180;

export function createKnownDevices(parts: {
  config: Pick<BffConfig, 'PUBLIC_ORIGIN'>;
  signer: Signer;
  randomBytes: (size: number) => Buffer;
}): KnownDevices {
  const { signer } = parts;
  const secure = parts.config.PUBLIC_ORIGIN.startsWith('https:');
  const prefix = secure ? '__Host-muqarin-device-' : 'muqarin-device-';
  // Several people may use one browser: each has a cookie, whose name does not say whose it is.
  const cookieOf = (name: string) => prefix + signer.sign('device-cookie', name).slice(0, 10);
  const markOf = (name: string, id: string) => signer.sign('known-device', `${id}\n${name}`);
  return {
    read: ({ cookies }, name) => {
      const [id = '', mark = ''] = (cookies[cookieOf(name)] ?? '').split('.');
      return signer.verify('known-device', `${id}\n${name}`, mark) ? id : null;
    },
    remember: (reply, name) => {
      const id = parts.randomBytes(18).toString('base64url');
      reply.setCookie(cookieOf(name), `${id}.${markOf(name, id)}`, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: days * 24 * 60 * 60,
      });
    },
  };
}
