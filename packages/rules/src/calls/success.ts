import { asObject } from './wire-values.ts';

/** How a literal client knows that a documented call worked (decisions X1, A21, A30). */
export type Success =
  | { kind: 'list' }
  | { kind: 'status'; is: 1 | 'success' | 'Success' | 'Login Successful' }
  | { kind: 'status-not-error' }
  /** `message.status` is 1. */
  | { kind: 'message-status' }
  | { kind: 'message'; is: string }
  /** `msg_status` is 1. */
  | { kind: 'msg-status' }
  | { kind: 'true'; field: string }
  | { kind: 'has' | 'has-list'; field: string }
  | { kind: 'no'; field: 'error' | 'title' }
  /** One of our plain forms answers by leading on. */
  | { kind: 'redirect' }
  /** An attachment; whatever is JSON says why there is none. */
  | { kind: 'file' };

/** What a page knows of a documented call; the rest of it stands in the table of the BFF. */
export interface PageCall {
  path: `/${string}`;
  success: Success;
}

/** Whether the answer says that it worked; 1 and "1" are the same (decisions X1). */
export function succeeded({ success }: { success: Success }, body: unknown): boolean {
  if (success.kind === 'list') return Array.isArray(body);
  const answer = asObject(body);
  if (!answer) return false;
  switch (success.kind) {
    case 'status':
      return success.is === 1 ? isOne(answer.status) : answer.status === success.is;
    case 'status-not-error':
      return answer.status !== undefined && answer.status !== 'error';
    case 'message-status':
      return isOne(asObject(answer.message)?.status);
    case 'message':
      return answer.message === success.is;
    case 'msg-status':
      return isOne(answer.msg_status);
    case 'true':
      return answer[success.field] === true;
    case 'has':
      return answer[success.field] !== undefined && answer.error === undefined;
    case 'has-list':
      return Array.isArray(answer[success.field]) && answer.error === undefined;
    case 'no':
      return answer[success.field] === undefined && answer.error === undefined;
    case 'redirect':
    case 'file':
      return false;
  }
}

function isOne(status: unknown): boolean {
  return status === 1 || status === '1';
}
