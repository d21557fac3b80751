/** What is published of medical policies, of people and of groups: its quote was sold, whoever bound it. */
import { type Handler, on } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import { PolicyConfirmedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import type { SoldStatus } from '../domain/quote-life.ts';

interface Sold {
  life: {
    settle(
      quoteId: string,
      sale: { key: null; at: string; counts: 'always' },
      status: SoldStatus,
    ): Promise<void>;
  };
}

/** A quote of another line is none of its own, and left alone. */
export function healthSales({ life }: Sold): Handler[] {
  return [
    on(defineEvent(PolicyConfirmedSchema), ({ data, time }) =>
      life.settle(data.quoteId, { key: null, at: time.toISOString(), counts: 'always' }, 'bound'),
    ),
  ];
}
