import { describe, expect, it } from 'vitest';
import { createSaver } from '../features/questions/saver.ts';
import type { PostAnswer } from '../lib/post-form.ts';

function saverWith(answers: (PostAnswer | 'lost')[]) {
  const sent: string[] = [];
  const heard: unknown[] = [];
  const saver = createSaver({
    page: 'page01',
    post: async (address) => {
      sent.push(address);
      const answer = answers.shift() ?? { ok: true, status: 200, body: {} };
      if (answer === 'lost') throw new TypeError('network');
      return answer;
    },
    onSaved: (save, outcome) => heard.push([save.address, outcome]),
    onFailed: () => heard.push('failed'),
  });
  return { saver, sent, heard };
}

const save = (address: string) => ({ address, fields: {} });

describe('saving behind the person', () => {
  it('sends one after the other in the order of the answers', async () => {
    const { saver, sent, heard } = saverWith([]);
    saver.add(save('a'));
    saver.add(save('b'));
    await saver.settled();
    expect(sent).toEqual(['a', 'b']);
    expect(heard).toHaveLength(2);
  });

  it('keeps what was not answered and sends it again on retry, before what came later', async () => {
    const { saver, sent, heard } = saverWith(['lost']);
    saver.add(save('a'));
    await saver.settled();
    expect(heard).toEqual(['failed']);
    saver.add(save('b'));
    await saver.retry();
    expect(sent).toEqual(['a', 'a', 'b']);
  });

  it('takes a fault of the server or too many tries for a failure', async () => {
    const { saver, heard } = saverWith([
      { ok: false, status: 503, body: {} },
      { ok: false, status: 429, body: {} },
    ]);
    saver.add(save('a'));
    await saver.settled();
    await saver.retry();
    expect(heard).toEqual(['failed', 'failed']);
  });

  it('hands on the reference and the errors that only the server found', async () => {
    const errors = [{ field: 'members[0].dob_day', message: 'no such day' }, 'noise'];
    const body = { reference: 'MQ-7F3K', errors };
    const { saver, heard } = saverWith([{ ok: true, status: 200, body }]);
    saver.add(save('a'));
    await saver.settled();
    const named = [{ field: 'members[1][dob_day]', message: 'no such day' }];
    expect(heard).toEqual([['a', { reference: 'MQ-7F3K', errors: named }]]);
  });

  it('shows a refusal without fields as an error of the whole form', async () => {
    const body = { error: 'Your page has expired. Please try again.' };
    const { saver, heard } = saverWith([{ ok: false, status: 403, body }]);
    saver.add(save('a'));
    await saver.settled();
    const errors = [{ field: '', message: body.error }];
    expect(heard).toEqual([['a', { reference: null, errors }]]);
  });
});
