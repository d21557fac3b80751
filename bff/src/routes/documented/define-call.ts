/** One row of the table of documented calls: what it leaves out is what most calls do. */
import { type Success, succeeded } from '@muqarin/rules/calls/success';
import type { CallRow, DocumentedCall } from './call.ts';
import { payloadOf } from './payload.ts';
import { inWords, schemaOf } from './success.ts';

export function defineCall({
  note,
  ours,
  payload,
  success,
  failure,
  ...row
}: CallRow): DocumentedCall {
  return {
    methods: ['POST'],
    aliases: [],
    addedMethods: [],
    carries: 'fields',
    csrf: 'if-present',
    effect: 'none',
    rate: null,
    answer: schemaOf(success),
    ...row,
    payload: payloadOf(payload, ours),
    isFile: success.kind === 'file',
    success: wordsOf(success, note),
    succeeded: (body) => succeeded({ success }, body),
    failureField: failure.field,
    failure: failure.bodyOf,
  };
}

function wordsOf(success: Success, note: string | undefined): string {
  return note === undefined ? inWords(success) : `${inWords(success)}; ${note}`;
}

/** The same address under the other prefix of its line, /api/survey/<line> beside /api/<line> (decisions X7). */
export function mirrored(line: string, path: `/${string}`): `/${string}` {
  const survey = `/api/survey/${line}/` as const;
  const plain = `/api/${line}/` as const;
  if (path.startsWith(survey)) return `${plain}${path.slice(survey.length)}`;
  if (path.startsWith(plain)) return `${survey}${path.slice(plain.length)}`;
  return `${plain}${path.slice(1)}`;
}
