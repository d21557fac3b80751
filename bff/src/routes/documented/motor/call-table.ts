/** The motor part of S1 section 7 as it is served: each row of the rules' table (rules/motor/calls) with its handler. */
import type { Bff } from '../../../parts.ts';
import type { DocumentedCall } from '../call.ts';
import { motorListCalls } from './list-calls.ts';
import { motorMailCalls } from './mail-calls.ts';
import { motorPurchaseCalls } from './purchase-calls.ts';
import { motorQuestionnaireCalls } from './questionnaire-calls.ts';

export function motorDocumentedCalls(bff: Bff): DocumentedCall[] {
  return [
    ...motorQuestionnaireCalls(bff),
    ...motorListCalls(bff),
    ...motorMailCalls(bff),
    ...motorPurchaseCalls(bff),
  ];
}
