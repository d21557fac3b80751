/** Sign-in, My Account and policies bought elsewhere: the rest of S2 section 7. */
import { accountCalls as pages } from '@muqarin/rules/account/calls';
import type { CallRow, DocumentedCall } from '../call.ts';
import { defineCall } from '../define-call.ts';
import { type Failure, inField } from '../failure.ts';
import { downloadFile } from './checklist-file.ts';
import { documentFiles, pictureFiles, policyFiles } from './files.ts';
import {
  addExternalPolicy,
  addPolicyDocument,
  askReset,
  deleteAttachment,
  getChecklist,
  signIn,
  updateAccount,
  updatePicture,
} from './handlers.ts';
import { answerAccountForm, answerPosted } from './page-forms.ts';
import { ours, payloads } from './payloads.ts';

const having = (names: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(names),
  properties: names,
});
const text = { type: 'string' };

/** The screen shows the message whatever it says; that it did not work stands beside it. */
const inMessageField: Failure = {
  field: 'message',
  bodyOf: (message, extra) => ({ message, error: message, ...extra }),
};

export const accountCalls: readonly DocumentedCall[] = (
  [
    {
      ...pages.signIn,
      name: 'user-sign-in',
      source: 'S2 4, 5, 7; decisions A8',
      summary: 'Signs a customer in; a second factor that is due follows on /sign-in.',
      payload: payloads.signIn,
      ours: ours.signIn,
      csrf: 'required',
      effect: 'state',
      secret: true,
      answer: having({ status: { const: 'Login Successful' }, title: text }),
      failure: inField('title'),
      page: answerAccountForm('signIn'),
      handle: signIn,
    },
    {
      ...pages.reset,
      name: 'reset-password-request',
      source: 'S2 7, decisions A7',
      summary: 'Mails a link to choose a new password; says the same for every address.',
      payload: payloads.reset,
      csrf: 'required',
      effect: 'create',
      secret: true,
      rate: 'mails',
      remember: { as: 'lead' },
      answer: having({ message: text }),
      failure: inMessageField,
      page: answerAccountForm('reset'),
      handle: askReset,
    },
    {
      ...pages.update,
      name: 'update-my-account',
      source: 'S2 5, 7; decisions A20',
      summary: 'Saves name, number, address and gender; another address is confirmed by mail.',
      payload: payloads.update,
      ours: ours.update,
      customer: true,
      effect: 'state',
      answer: having({ msg_status: { enum: [1, '1'] }, msg: text }),
      failure: inField('msg', { msg_status: 0 }),
      page: answerAccountForm('update'),
      handle: updateAccount,
    },
    {
      ...pages.picture,
      name: 'update-profile-pic',
      source: 'S2 7, decisions A19',
      summary: 'Takes a picture, cut to a square of 256 pixels.',
      files: pictureFiles,
      payload: payloads.picture,
      customer: true,
      effect: 'state',
      answer: having({ user_id: text, image: text }),
      failure: inField('error'),
      page: answerPosted('picture'),
      handle: updatePicture,
    },
    {
      ...pages.addPolicy,
      name: 'add-external-policy',
      source: 'S2 3, 5, 7; decisions A10-A13, X16',
      summary: 'Notes a policy bought elsewhere, with its files or without any.',
      files: policyFiles,
      payload: payloads.addPolicy,
      ours: ours.addPolicy,
      csrf: 'required',
      customer: true,
      effect: 'create',
      remember: { as: 'lead' },
      answer: having({ msg: text, msg_status: { const: '1' } }),
      failure: inField('msg', { msg_status: '0' }),
      page: answerPosted('addPolicy'),
      handle: addExternalPolicy,
    },
    {
      ...pages.addDocument,
      name: 'add-policy-document',
      source: 'S2 3, 7; decisions A14, A17',
      summary: 'A file of an item of a checklist, in the field `attachment_<check_list_id>`.',
      files: documentFiles,
      payload: payloads.addDocument,
      csrf: 'required',
      customer: true,
      effect: 'state',
      failure: inField('error', { status: 'error' }),
      page: answerPosted('addDocument'),
      handle: addPolicyDocument,
    },
    {
      ...pages.deleteAttachment,
      name: 'delete-attachment',
      source: 'S2 3, 7; decisions A15, A16',
      summary: 'Takes the file of an item away; for 30 days it can be brought back.',
      payload: payloads.deleteAttachment,
      customer: true,
      effect: 'state',
      failure: inField('error', { status: 'error' }),
      page: answerAccountForm('deleteAttachment'),
      handle: deleteAttachment,
    },
    {
      ...pages.checklist,
      name: 'get-policy-checklist',
      source: 'S2 3, 7; decisions A14, A18',
      summary: 'The papers of a policy, and which of them are there.',
      payload: payloads.checklist,
      customer: true,
      failure: inField('error'),
      handle: getChecklist,
    },
    {
      ...pages.download,
      name: 'download-checklist-file',
      source: 'S2 7, decisions A15',
      summary: 'The file of an item, to whoever it belongs to.',
      methods: ['GET'],
      payload: payloads.download,
      customer: true,
      failure: inField('error'),
      handle: downloadFile,
    },
  ] satisfies CallRow[]
).map((row) => defineCall(row));
