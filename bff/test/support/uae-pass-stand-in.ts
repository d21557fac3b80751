/** Plays UAE PASS: its three endpoints as its documentation shows them, and switches for what may go wrong. */
import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';

export interface Switches {
  /** The person does not go on: its word for that. */
  error?: string;
  wrongState?: boolean;
  wrongNonce?: boolean;
  userType?: string;
  uuid?: string;
  email?: string;
  /** Nobody answers there. */
  down?: 'token' | 'userinfo';
  /** The code was used before. */
  usedCode?: boolean;
}

export const client = { id: 'muqarin_stage', secret: 'the-secret' };
const person = { uuid: 'uuid-of-mariam', userType: 'SOP3', email: 'mariam@example.com' };

export async function uaePassStandIn() {
  const app = Fastify();
  const codes = new Map<string, Record<string, string>>();
  const heard: { how: string; authorize?: Record<string, string> }[] = [];
  let switches: Switches = {};
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume().on('end', () => done(null, {}));
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/idshub/authorize', (request, reply) => {
    const asked = request.query as Record<string, string>;
    heard.push({ how: 'authorize', authorize: asked });
    const back = new URL(asked.redirect_uri ?? '');
    back.searchParams.set('state', switches.wrongState ? 'of-another' : (asked.state ?? ''));
    if (switches.error !== undefined) back.searchParams.set('error', switches.error);
    else {
      const code = randomUUID();
      codes.set(code, asked);
      back.searchParams.set('code', code);
    }
    return reply.redirect(back.href);
  });

  app.post('/idshub/token', (request, reply) => {
    if (switches.down === 'token') return reply.code(503).send('away');
    const inQuery = request.query as Record<string, string>;
    const isQuery = inQuery.code !== undefined;
    const {
      code = '',
      code_verifier = '',
      redirect_uri,
    } = isQuery ? inQuery : (request.body as Record<string, string>);
    heard.push({ how: isQuery ? 'query' : 'form' });
    const asked = codes.get(code);
    if (!switches.usedCode) codes.delete(code);
    const basic = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;
    const isRight =
      asked !== undefined &&
      !switches.usedCode &&
      request.headers.authorization === basic &&
      redirect_uri === asked.redirect_uri &&
      createHash('sha256').update(code_verifier).digest('base64url') === asked.code_challenge;
    if (!isRight) return reply.code(400).send({ error: 'invalid_grant' });
    const token = { access_token: randomUUID(), token_type: 'Bearer', expires_in: 3600 };
    if (!asked.scope?.includes('openid')) return { ...token, scope: asked.scope };
    const nonce = switches.wrongNonce ? 'of-another' : asked.nonce;
    return { ...token, id_token: idToken(`http://${request.host}`, nonce) };
  });

  app.get('/idshub/userinfo', (_request, reply) => {
    if (switches.down === 'userinfo') return reply.code(503).send('away');
    const { userType, uuid, email } = { ...person, ...switches };
    return { sub: 'UAEPASS/mariam', uuid, userType, email, fullnameEN: 'Mariam,,,,Test,,' };
  });

  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    heard,
    set: (given: Switches) => {
      switches = given;
    },
    /** What a browser does there: where it is sent back to, as a path of ours. */
    visit: async (address: string): Promise<string> => {
      const { headers } = await app.inject(address.slice(url.length));
      const back = new URL(String(headers.location));
      return `${back.pathname}${back.search}`;
    },
    end: () => app.close(),
  };
}

/** Read where it came from, so nobody looks at its signature. */
function idToken(iss: string, nonce = ''): string {
  const part = (said: object) => Buffer.from(JSON.stringify(said)).toString('base64url');
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss, aud: client.id, sub: 'UAEPASS/mariam', iat, exp: iat + 60, nonce };
  return `${part({ alg: 'RS256' })}.${part(claims)}.${part({})}`;
}
