/** A file that is not kept leaves nothing but the word that it came. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { documentsUnderTest, owner, sentAs, visitor } from './support/documents.ts';
import { makePdf } from './support/make-pdf.ts';

const pdf = { name: 'letter.pdf', bytes: makePdf() };
const other = 'quote:q2';

describe('a file that is not kept', () => {
  it('leaves nothing but an event with the reason', async () => {
    const service = await documentsUnderTest();
    const bytes = Buffer.from('MZ');
    const answer = await service.send({ name: 'passport of Mariam.jpg', bytes });
    expect(answer).toEqual({
      outcome: 'refused',
      reason: 'wrong_type',
      message: expect.stringContaining('JPEG, PNG, WebP, PDF, Word, Excel, CSV'),
      filled: {
        sentence: 'Please upload a file of one of these types: {types}.',
        values: { types: 'JPEG, PNG, WebP, PDF, Word, Excel, CSV' },
      },
    });
    expect([...(await service.kept()), ...service.spooled()]).toEqual([]);
    const events = await service.events();
    expect(events).toMatchObject([
      { type: 'FileRefused', reason: 'wrong_type', bytes: '2', owner },
    ]);
    expect(JSON.stringify(events)).not.toContain('Mariam');
    await service.app.close();
  });

  it('is cut off where it grows too large, without being held', async () => {
    const service = await documentsUnderTest({ uploadLimits: { fileBytes: 3 * 1024 * 1024 } });
    let made = 0;
    const endless = new Readable({
      read() {
        made += 65_536;
        this.push(made > 50 * 1024 * 1024 ? null : Buffer.alloc(65_536));
      },
    });
    const answer = await service.client.storeUpload(sentAs({ name: 'a.pdf' }), visitor, endless);
    expect(answer).toEqual({
      outcome: 'refused',
      reason: 'too_big',
      message: 'Please upload a file of at most 3 MB.',
      filled: { sentence: 'Please upload a file of at most {n} MB.', values: { n: 3 } },
    });
    expect([...(await service.kept()), ...service.spooled()]).toEqual([]);
    await service.app.close();
  });

  it('leaves nothing when it breaks off', async () => {
    const service = await documentsUnderTest();
    const torn = new Readable({
      read() {
        this.push(Buffer.alloc(1000));
        this.destroy(new Error('gone'));
      },
    });
    const sent = service.client.storeUpload(sentAs({ name: 'a.pdf' }), visitor, torn);
    await expect(sent).rejects.toThrow();
    const left = async () => [...(await service.kept()), ...service.spooled()];
    await expect.poll(left).toEqual([]);
    await service.app.close();
  });

  it('is one more than its owner may have, or came while as many as may were under way', async () => {
    const few = { perOwner: 2, atOnce: 2 };
    const service = await documentsUnderTest({ uploadLimits: few });
    const csv = { name: 'a.csv', bytes: Buffer.from('a,b\n') };
    const sent = await Promise.allSettled([
      service.send(csv, { slot: 'one' }),
      service.send(csv, { slot: 'two' }),
      service.send(csv, { slot: 'three' }),
    ]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    const busy = sent.find((each) => each.status === 'rejected');
    expect(busy).toMatchObject({ reason: { kind: 'unavailable', code: 'DOCUMENTS.BUSY' } });
    const full = { kind: 'too_many', code: 'DOCUMENTS.FULL' };
    await expect(service.send(csv, { slot: 'another' })).rejects.toMatchObject(full);
    expect(await service.send(csv, { owner: other })).toMatchObject({ outcome: 'stored' });
    await service.app.close();
  });

  it('is refused when the kind is sound but was not asked for', async () => {
    const service = await documentsUnderTest();
    const answer = await service.send(pdf, { accept: ['jpeg'] });
    expect(answer).toMatchObject({ outcome: 'refused', reason: 'wrong_type' });
    await service.app.close();
  });

  it('is refused by a scanner, and nobody is let through while that is away', async () => {
    let clean: boolean | Error = false;
    const seen: string[] = [];
    const scan = async (file: string) => {
      seen.push(createHash('sha256').update(readFileSync(file)).digest('hex'));
      if (clean instanceof Error) throw clean;
      return clean;
    };
    const service = await documentsUnderTest({ scan });
    expect(await service.send(pdf)).toMatchObject({ outcome: 'refused', reason: 'virus' });
    clean = new Error('away');
    await expect(service.send(pdf)).rejects.toThrow();
    expect([...(await service.kept()), ...service.spooled()]).toEqual([]);
    clean = true;
    expect(await service.send(pdf)).toMatchObject({ outcome: 'stored' });
    const sent = createHash('sha256').update(pdf.bytes).digest('hex');
    expect(seen).toEqual([sent, sent, sent]);
    await service.app.close();
  });
});
