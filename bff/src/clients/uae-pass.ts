/**
 * UAE PASS (OAuth 2, code flow, `openid-client`): where somebody is sent, and who came back. What is known of a person is the uuid
 * alone; name, number, address and Emirates ID are not kept. The protocol's library comes with the first use.
 */

import type { CustomFetch } from 'openid-client';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { BffConfig } from '../config.ts';
import type { UaePassTry } from '../session/session-data.ts';

export interface UaePass {
  begin(asked: { redirectUri: string; locale: 'en' | 'ar' }): Promise<{ url: string; kept: Kept }>;
  /** `came`: the whole address that the person came back to. */
  end(came: URL, kept: Kept): Promise<Came>;
}

/** Of one try; none of it is shown to anybody but UAE PASS. */
type Kept = Pick<UaePassTry, 'state' | 'nonce' | 'verifier'>;

/** `basic`: an account that nobody has verified (SOP1), or of no known kind. */
export type Came =
  | { outcome: 'person'; uuid: string }
  | { outcome: 'cancelled' | 'basic' | 'failed' };

/** Its words for a person who changed their mind, in the app or before it. */
const cancelled = ['access_denied', 'cancelledOnApp'];

const Person = z.object({
  uuid: z.string().min(8).max(100),
  userType: z.string().optional(),
  sub: z.string().optional(),
});

/** Null where no client id is set. */
export function createUaePass({
  config,
  logger,
}: {
  config: BffConfig;
  logger: Logger;
}): UaePass | null {
  if (config.UAE_PASS_CLIENT_ID === '') return null;
  // OpenID Connect with an id_token where the scope asks for one; what is documented has none.
  const hasIdToken = config.UAE_PASS_SCOPE.split(' ').includes('openid');
  const failed = (error: unknown): Came => {
    const { code, name } = error as { code?: string; name?: string };
    logger.warn({ reason: code ?? name ?? 'unknown' }, 'UAE PASS did not say who somebody is');
    return { outcome: 'failed' };
  };
  return {
    begin: async ({ redirectUri, locale }) => {
      const client = await import('openid-client');
      const kept = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(await providerOf(config), {
        redirect_uri: redirectUri,
        scope: config.UAE_PASS_SCOPE,
        acr_values: config.UAE_PASS_ACR,
        ui_locales: locale,
        // Whoever shows again who they are is asked, also where their browser is known there.
        prompt: 'login',
        state: kept.state,
        ...(hasIdToken ? { nonce: kept.nonce } : {}),
        code_challenge: await client.calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, kept };
    },
    end: async (came, { state, nonce, verifier }) => {
      try {
        const client = await import('openid-client');
        const provider = await providerOf(config);
        const checks = { expectedState: state, pkceCodeVerifier: verifier };
        const tokens = await client.authorizationCodeGrant(provider, came, {
          ...checks,
          ...(hasIdToken ? { expectedNonce: nonce } : {}),
        });
        const answer = await client.fetchProtectedResource(
          provider,
          tokens.access_token,
          addressOf(config, 'userinfo'),
          'GET',
        );
        const { uuid, userType, sub } = Person.parse(await answer.json());
        const claimed = tokens.claims()?.sub;
        if (claimed !== undefined && claimed !== sub) return failed({ code: 'another subject' });
        const isVerified = userType === 'SOP2' || userType === 'SOP3';
        return isVerified ? { outcome: 'person', uuid } : { outcome: 'basic' };
      } catch (error) {
        const said = (error as { error?: string }).error ?? '';
        return cancelled.includes(said) ? { outcome: 'cancelled' } : failed(error);
      }
    },
  };
}

/** It says nothing of itself at a known address, so its endpoints are written here. */
async function providerOf(config: BffConfig) {
  const client = await import('openid-client');
  const id = config.UAE_PASS_CLIENT_ID;
  const { origin } = new URL(config.UAE_PASS_URL);
  const endpoint = (name: string) => addressOf(config, name).href;
  const provider = new client.Configuration(
    {
      issuer: origin,
      authorization_endpoint: endpoint('authorize'),
      token_endpoint: endpoint('token'),
      userinfo_endpoint: endpoint('userinfo'),
    },
    id,
    undefined,
    (_server, _client, _body, headers) => headers.set('authorization', basicOf(config)),
  );
  provider.timeout = config.UAE_PASS_TIMEOUT_MS / 1000;
  if (config.UAE_PASS_TOKEN_CALL === 'query') {
    provider[client.customFetch] = inQuery;
  }
  if (config.UAE_PASS_URL.startsWith('http:')) client.allowInsecureRequests(provider);
  return provider;
}

/** As it documents: not percent-encoded first, as OAuth would have it (RFC 6749, 2.3.1). */
function basicOf({ UAE_PASS_CLIENT_ID: id, UAE_PASS_CLIENT_SECRET: secret }: BffConfig): string {
  return `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
}

/** The token call as it is documented: parameters in the address, a body of multipart/form-data that holds nothing. */
const inQuery: CustomFetch = (url, { body, headers, method, redirect, signal }) => {
  const asked = { method, redirect, ...(signal ? { signal } : {}) };
  if (!(body instanceof URLSearchParams)) return fetch(url, { headers, ...asked });
  const target = new URL(url);
  for (const [name, value] of body) target.searchParams.set(name, value);
  const others = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type');
  return fetch(target, { headers: others as [string, string][], body: new FormData(), ...asked });
};

function addressOf({ UAE_PASS_URL }: BffConfig, name: string): URL {
  return new URL(`/idshub/${name}`, UAE_PASS_URL);
}
