import { afterEach, beforeEach, expect, it } from 'vitest';
import { answers, leadsUnderTest, visitor } from './support/leads.ts';

const token = 'mailed-before-links-were-derived';

let leads: Awaited<ReturnType<typeof leadsUnderTest>>;
beforeEach(async () => {
  leads = await leadsUnderTest();
});
afterEach(() => leads.stop());

it('links and codes that were mailed before they were derived work until they end', async () => {
  const email = 'mariam@example.com';
  await leads.client.saveDraft(
    { draftId: 'd1', line: 'medical', step: 'contact', answers },
    visitor,
  );
  await leads.client.requestDataLink({ email, idempotencyKey: 'link-0001' }, visitor);
  const { caseId, reference, kind } = await leads.client.fileCase(
    {
      idempotencyKey: 'claim-0001',
      kind: 'claim',
      type: 'car',
      request: 'Front bumper',
      description: '',
      telephone: '0501234567',
      email,
    },
    visitor,
  );
  await leads.keepByHash(token, caseId, '012345');
  expect(await leads.client.openResumeLink({ token }, visitor)).toMatchObject({
    draft: { draftId: 'd1' },
  });
  expect(await leads.client.openDataLink({ token }, visitor)).toMatchObject({ erased: false });
  const open = (code: string) => leads.client.openCase({ reference, kind, code }, visitor);
  expect(await open('543210')).toBeNull();
  expect(await open('012345')).toMatchObject({ request: 'Front bumper' });
  leads.passDays(1);
  expect(await leads.client.openResumeLink({ token }, visitor)).toBeNull();
  expect(await leads.client.openDataLink({ token }, visitor)).toBeNull();
});

it('a link opens by its mark only: its id and end, which the log tells, are not enough', async () => {
  await leads.client.saveDraft(
    { draftId: 'd1', line: 'medical', step: 'contact', answers },
    visitor,
  );
  await leads.client.requestResumeLink(
    { draftId: 'd1', email: 'mariam@example.com', idempotencyKey: 'resume-0001' },
    visitor,
  );
  const mailed = (await leads.lastMailed('muqarin.leads.v1.ResumeLinkRequested')).slice(8);
  const [letter, id, until, mark = ''] = mailed.split('.');
  const open = (parts: readonly unknown[]) =>
    leads.client.openResumeLink({ token: parts.join('.').padEnd(20, '.') }, visitor);
  expect(await open([letter, id, until, mark])).not.toBeNull();
  expect(await open([letter, id, until])).toBeNull();
  expect(await open([letter, id, until, ''])).toBeNull();
  expect(await open([letter, id, Number(until) + 1, mark])).toBeNull();
  expect(await open([letter, 'd1', until, mark])).toBeNull();
  expect(await open(['x', id, until, mark])).toBeNull();
});
