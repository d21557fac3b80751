import { AppError } from '@muqarin/platform/errors';
import { expect, it } from 'vitest';
import { acceptedElsewhere } from '../src/use-cases/accepted-quotation.ts';
import { unlessAway } from '../src/use-cases/unless-away.ts';

const away = () => new AppError('unavailable', 'QUOTING.UNREACHABLE', 'quoting was not answered');

it.each([
  ['what was found', () => Promise.resolve('found'), 'found'],
  ['null while the service is away', () => Promise.reject(away()), null],
])('gives %s', async (_what, ask, expected) => {
  expect(await unlessAway(ask())).toBe(expected);
});

it('hides no other failure', async () => {
  const refused = new AppError('conflict', 'QUOTING.QUOTATION_STATE', 'no');
  await expect(unlessAway(Promise.reject(refused))).rejects.toBe(refused);
});

it('a purchase goes on without the notice of a quotation while quoting is away', async () => {
  const bff = {
    quoting: { acceptedQuotation: () => Promise.reject(away()) },
  } as unknown as Parameters<typeof acceptedElsewhere>[0];
  const asked = { quoteId: 'q-1', grossFils: 100 };
  const context = { actor: { kind: 'visitor', id: 'v' }, correlationId: 'c' } as const;
  expect(await acceptedElsewhere(bff, asked, context)).toBeNull();
});
