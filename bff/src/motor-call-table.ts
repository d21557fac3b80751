/** The motor part of S1 section 7 as it is served: each row of the rules' table (rules/motor/calls) with its handler. */
import type { Bff } from './parts.ts';
import type { DocumentedCall } from './routes/documented/call.ts';
import { motorListCalls } from './routes/documented/motor/list-calls.ts';
import { motorMailCalls } from './routes/documented/motor/mail-calls.ts';
import { motorPurchaseCalls } from './routes/documented/motor/purchase-calls.ts';
import { motorQuestionnaireCalls } from './routes/documented/motor/questionnaire-calls.ts';

export function motorDocumentedCalls(bff: Bff): DocumentedCall[] {
  return [
    ...motorQuestionnaireCalls(bff),
    ...motorListCalls(bff),
    ...motorMailCalls(bff),
    ...motorPurchaseCalls(bff),
  ];
}
