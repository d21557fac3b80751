/** What rules/calls/success checks, in words and as the JSON schema of such an answer: for the description. */
import type { Success } from '@muqarin/rules/calls/success';

export function inWords(success: Success): string {
  switch (success.kind) {
    case 'list':
      return 'a list';
    case 'status':
      return success.is === 1 ? 'status 1' : `status "${success.is}"`;
    case 'status-not-error':
      return 'a status other than "error"';
    case 'message-status':
      return 'message.status 1';
    case 'message':
      return `message "${success.is}"`;
    case 'msg-status':
      return 'msg_status 1';
    case 'true':
      return `${success.field} true`;
    case 'has':
      return `${success.field}, and no error`;
    case 'has-list':
      return success.field;
    case 'no':
      return `no ${success.field}`;
    case 'redirect':
      return 'a redirect';
    case 'file':
      return 'an attachment';
  }
}

export function schemaOf(success: Success): Readonly<Record<string, unknown>> {
  switch (success.kind) {
    case 'list':
      return { type: 'array' };
    case 'status':
      return having('status', success.is === 1 ? one : { const: success.is });
    case 'status-not-error':
      return having('status', { type: 'string' });
    case 'message-status':
      return having('message', having('status', one));
    case 'message':
      return having('message', { const: success.is });
    case 'msg-status':
      return having('msg_status', one);
    case 'true':
      return having(success.field, { const: true });
    case 'has':
      return having(success.field, {});
    case 'has-list':
      return having(success.field, { type: 'array' });
    case 'no':
    case 'redirect':
    case 'file':
      return { type: 'object' };
  }
}

const one = { enum: [1, '1'] };

function having(name: string, of: object) {
  return { type: 'object', required: [name], properties: { [name]: of } };
}
