/** What is published of medical policies: its quote was sold, whoever bound it. */
import { type Handler, on } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import { PolicyConfirmedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import type { MedicalContext } from '../use-cases/medical/context.ts';

export function medicalSales({ life }: MedicalContext): Handler[] {
  return [
    on(defineEvent(PolicyConfirmedSchema), ({ data, time }) =>
      life.settle(data.quoteId, { key: null, at: time.toISOString(), counts: 'always' }, 'bound'),
    ),
  ];
}
