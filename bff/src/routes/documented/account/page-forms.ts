/** The calls of accounts as a browser posts them by itself: the page that they stand on says what came of them. */
import { problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import { accountCalls as pages } from '@muqarin/rules/account/calls';
import { messages } from '@muqarin/rules/messages';
import { accountMessages } from '@muqarin/rules/messages-account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountPaths } from '../../../../contract/account-pages.ts';
import { ofRules, ours, said, typed } from '../../../locale/said.ts';
import { saidOf } from '../../../locale/said-error.ts';
import type { Bff } from '../../../parts.ts';
import { errorsOfRules, setFlash, typedOf } from '../../../session/flash.ts';
import type { FlashPage, LeftFlash } from '../../../session/session-data.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { takesFiles } from '../../../uploads/add-uploads.ts';
import { readPosted } from '../../../uploads/read-posted.ts';
import { customerForm } from '../../account/customer-form.ts';
import { toSignIn } from '../../account/to-sign-in.ts';
import {
  type Form,
  type FormAsk,
  type FormOutcome,
  formHandler,
  ownPath,
} from '../../forms/form.ts';
import type { Ask, DocumentedCall, Outcome, Refused } from '../call.ts';
import { documentFiles, pictureFiles, policyFiles } from './files.ts';
import {
  addExternalPolicy,
  addPolicyDocument,
  askReset,
  deleteAttachment,
  saveAccount,
  signIn,
  updatePicture,
} from './handlers.ts';

type Page = NonNullable<DocumentedCall['page']>;
type Handler = (bff: Bff, ask: Ask) => Promise<Outcome>;

const forms = {
  signIn: (bff: Bff): Form => ({
    path: pages.signIn.path,
    back: accountPaths.signIn,
    flashPage: 'sign-in',
    handle: async (ask) => {
      const to = ownPath(ask.fields.to, accountPaths.account);
      const came = await run(signIn, bff, ask);
      if (came.kind === 'done') return { to, redirect: to };
      if (came.extra?.redirect) return { to: accountPaths.signIn, redirect: accountPaths.signIn };
      return refusal(came, toSignIn(to));
    },
  }),
  reset: (bff: Bff): Form => ({
    path: pages.reset.path,
    back: accountPaths.signIn,
    flashPage: 'sign-in',
    handle: async (ask) => {
      const came = await run(askReset, bff, ask);
      const to = accountPaths.signIn;
      return came.kind === 'done'
        ? { to, notice: ours(accountMessages.resetSent) }
        : refusal(came, to);
    },
  }),
  update: (bff: Bff): Form =>
    customerForm({
      path: pages.update.path,
      page: accountPaths.account,
      flashPage: 'account',
      handle: async (ask) => {
        const kept = await saveAccount(bff, { ...ask, data: {} });
        const to = accountPaths.account;
        if ('kind' in kept) return refusal(kept, to);
        const { saved, emailToConfirm } = accountMessages;
        const { toConfirm: email } = kept;
        return {
          to,
          notice: email === null ? ours(saved) : said(emailToConfirm, { email: typed(email) }),
        };
      },
    }),
  deleteAttachment: (bff: Bff): Form =>
    customerForm({
      path: pages.deleteAttachment.path,
      page: accountPaths.policies,
      flashPage: 'account-policies',
      handle: async (ask) => {
        const to = ownPath(ask.fields.return, accountPaths.policies);
        await run(deleteAttachment, bff, ask);
        return { to, notice: ours(accountMessages.fileDeleted) };
      },
    }),
} as const;

export function answerAccountForm(name: keyof typeof forms): Page {
  return (bff, request, reply) => formHandler(bff, forms[name](bff))(request, reply);
}

function run(handler: Handler, bff: Bff, ask: FormAsk): Promise<Outcome> {
  return handler(bff, { ...ask, data: {} });
}

function refusal(came: Refused, to: string): FormOutcome {
  const errors = came.errors ?? [];
  return errors.length > 0
    ? { to, errors: errorsOfRules(errors) }
    : {
        to,
        warning: ofRules(came.message),
        errors: errorsOfRules([{ field: '', message: came.message }]),
      };
}

const posted = {
  picture: {
    rule: pictureFiles,
    handler: updatePicture,
    flashPage: 'account',
    page: accountPaths.account,
    notice: ours(accountMessages.pictureSaved),
  },
  addPolicy: {
    rule: policyFiles,
    handler: addExternalPolicy,
    flashPage: 'account-policies',
    page: accountPaths.policies,
    notice: ours(accountMessages.policyAdded),
  },
  addDocument: {
    rule: documentFiles,
    handler: addPolicyDocument,
    flashPage: 'account-policies',
    page: accountPaths.policies,
    notice: ours(accountMessages.fileKept),
  },
} as const;

/** A form with files. */
export function answerPosted(name: keyof typeof posted): Page {
  const { page, flashPage } = posted[name];
  return async (bff, request, reply) => {
    reply.header('cache-control', 'no-store');
    const session = sessionOf(request);
    try {
      const { to, flash } = await take(bff, request, reply, name);
      await setFlash(session, flashPage satisfies FlashPage, flash);
      return reply.redirect(to, 303);
    } catch (error) {
      const problem = problemOf(fromFramework(error));
      if (problem.status >= 500) request.log.error({ err: error }, 'a form with files failed');
      const warning = ofRules(saidOf(error));
      const isStranger = problem.status === 401;
      await setFlash(session, isStranger ? 'sign-in' : flashPage, { warning });
      return reply.redirect(isStranger ? toSignIn(page) : page, 303);
    }
  };
}

async function take(
  bff: Bff,
  request: FastifyRequest,
  reply: FastifyReply,
  name: keyof typeof posted,
): Promise<{ to: string; flash: LeftFlash }> {
  const { rule, handler, page, notice } = posted[name];
  const session = sessionOf(request);
  const asked = { request, session, context: contextOf(request, bff.signer) };
  if (!takesFiles(request)) return { to: page, flash: { warning: ours(messages.notAForm) } };
  const { fields, files } = await readPosted(bff, asked, await rule(bff, asked), {
    token: 'required',
    hasEffect: true,
  });
  const to = ownPath(fields.return, page);
  const said = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const key = bff.signer.sign('posted-form', JSON.stringify([session.id, name, said]));
  const came = await handler(bff, { ...asked, reply, key, fields, data: {}, files });
  if (came.kind === 'done') return { to, flash: { notice } };
  const errors = errorsOfRules(came.errors ?? [{ field: '', message: came.message }]);
  return { to, flash: { errors, typed: typedOf(fields), warning: ofRules(came.message) } };
}
