import { describe, expect, it } from 'vitest';
import { OrderStatus } from '../contract/motor/order.ts';
import { orderCommands, orderStep } from '../src/domain/motor/order-states.ts';

/** Every status with every command, as X11 and X12 read: written apart from the table of the code. */
const expected = `
                  selected   confirmed  unpaid     paid     issued   cancelled
  confirm         confirmed  known      known      known    known    refused
  hand_over       refused    unpaid     stays      refused  refused  refused
  paid            refused    refused    paid       known    known    paid
  issued          refused    refused    refused    issued   known    refused
  refuse_document refused    stays      stays      stays    stays    refused
  send_documents  refused    stays      stays      stays    stays    refused
  cancel          cancelled  cancelled  cancelled  refused  refused  known
`;
const [statuses = [], ...rows] = expected
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

describe('the states of a motor order', () => {
  it('are all in this table, and so is all that can happen to one', () => {
    expect(new Set(statuses)).toEqual(new Set(OrderStatus.options));
    expect(new Set(rows.map(([command]) => command))).toEqual(new Set(orderCommands));
  });

  const cells = rows.flatMap(([command = '', ...row]) =>
    row.map((becomes, at) => ({ status: statuses[at] ?? '', command, becomes })),
  );
  it.each(cells)('$status and $command: $becomes', ({ status, command, becomes }) => {
    const step = orderStep(
      OrderStatus.parse(status),
      orderCommands.find((name) => name === command) ?? 'cancel',
    );
    expect(step).toBe(becomes);
  });
});
