import { accountForms } from '@muqarin/bff/contract/account-pages';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { isObject } from '@/lib/answer-body.ts';
import { postForm, refusalOf } from '@/lib/post-form.ts';
import type { PasskeyCame } from './passkey-came.ts';

type Asked<Ask extends (given: never) => unknown> = Parameters<Ask>[0] extends {
  optionsJSON: infer Options;
}
  ? Options
  : never;

/** Throws where the browser gave none: its owner said no, or it has none for this site. */
export function signInByPasskey(to: string, csrfToken: string): Promise<PasskeyCame> {
  return inTwoPosts(
    accountForms.beginByPasskey,
    accountForms.byPasskey,
    csrfToken,
    async (asked) => {
      const optionsJSON = asked as unknown as Asked<typeof startAuthentication>;
      return { proof: JSON.stringify(await startAuthentication({ optionsJSON })), to };
    },
  );
}

export function addPasskey(csrfToken: string): Promise<PasskeyCame> {
  return inTwoPosts(
    accountForms.beginPasskey,
    accountForms.addPasskey,
    csrfToken,
    async (asked) => {
      const optionsJSON = asked as unknown as Asked<typeof startRegistration>;
      return { made: JSON.stringify(await startRegistration({ optionsJSON })) };
    },
  );
}

type Answer = (options: Record<string, unknown>) => Promise<Record<string, string>>;

async function inTwoPosts(
  begin: string,
  end: string,
  csrfToken: string,
  answer: Answer,
): Promise<PasskeyCame> {
  const token = { csrf_token: csrfToken };
  const { body } = await postForm(begin, token);
  if (!isObject(body.options)) return cameOf(body);
  const ended = await postForm(end, { ...token, ...(await answer(body.options)) });
  return cameOf(ended.body);
}

function cameOf(body: Record<string, unknown>): PasskeyCame {
  const { redirect } = body;
  return typeof redirect === 'string'
    ? { to: redirect }
    : { to: null, said: refusalOf(body) ?? '' };
}
