/** Which events the read model is made of, and what it keeps of each. The live consumer and a rebuild share this list. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  FileRefusedSchema,
  FileUploadedSchema,
} from '@muqarin/proto/muqarin/documents/v1/uploads_pb';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import { type FactSource, source } from './fact-source.ts';
import { orderFactSources } from './facts-of-orders.ts';
import { quoteFactSources } from './facts-of-quotes.ts';

export const factSources: readonly FactSource[] = [
  source(defineEvent(LeadCapturedSchema), ({ data }, at) => {
    const { reference, source, line } = data;
    const said = line === undefined ? {} : { line: line === '' ? null : line };
    return { kind: 'lead', at, reference, source, ...said };
  }),
  ...quoteFactSources,
  ...orderFactSources,
  // Deleted files are no facts: retention deletes them, long after their journey.
  source(defineEvent(FileUploadedSchema), ({ data }, at) => {
    return { kind: 'upload', at, purpose: data.purpose, bytes: Number(data.bytes) };
  }),
  source(defineEvent(FileRefusedSchema), ({ data }, at) => {
    return { kind: 'refused_upload', at, purpose: data.purpose, reason: data.reason };
  }),
];
