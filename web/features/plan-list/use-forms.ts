import type { FormAnswer } from '@muqarin/bff/contract/forms';
import { contractIds } from '@muqarin/rules/contract-ids';
import { useRef } from 'react';
import { CallFailed, post } from '@/lib/calls.ts';

export type Send = <Answer extends object = FormAnswer>(
  path: string,
  fields: Record<string, unknown>,
) => Promise<Answer>;

/** Posts with the session's token; when it had expired, once more with the fresh one of the answer (decisions X4). */
export function useForms(csrfToken: string): Send {
  const token = useRef(csrfToken);
  return async (path, fields) => {
    const withToken = () => ({ ...fields, [contractIds.csrfField]: token.current });
    try {
      return await post(path, withToken());
    } catch (failure) {
      const fresh =
        failure instanceof CallFailed && failure.status === 403 && failure.body.csrf_token;
      if (typeof fresh !== 'string') throw failure;
      token.current = fresh;
      return await post(path, withToken());
    }
  };
}
