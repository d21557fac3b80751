/** Saves made faster than they are answered: in their order, and none lost when the page goes. */
import { expect, it, vi } from 'vitest';
import type { PostAnswer } from '@/lib/post-form.ts';
import { createSaver } from './saver.ts';

const saved: PostAnswer = { ok: true, status: 200, body: { reference: 'MQ-1' } };
const save = (step: string) => ({ address: `/q?step=${step}`, fields: { step } });
const sent = (step: string, seq: number) => ({
  address: `/q?step=${step}`,
  fields: { step, save_page: 'page01', save_seq: String(seq) },
});

function createSlowSaver() {
  const answers: ((answer: PostAnswer) => void)[] = [];
  const post = vi.fn(() => new Promise<PostAnswer>((resolve) => answers.push(resolve)));
  const onSaved = vi.fn();
  const onFailed = vi.fn();
  const saver = createSaver({ post, page: 'page01', onSaved, onFailed });
  return {
    saver,
    post,
    onSaved,
    onFailed,
    answer: (with_: PostAnswer) => answers.shift()?.(with_),
  };
}

it('posts one after the other, and names those without an answer', async () => {
  const { saver, post, onSaved, answer } = createSlowSaver();
  expect(saver.unanswered()).toEqual([]);
  for (const step of ['a', 'b', 'c']) saver.add(save(step));
  expect(post.mock.calls).toEqual([['/q?step=a', sent('a', 1).fields]]);
  expect(saver.unanswered()).toEqual([sent('a', 1), sent('b', 2), sent('c', 3)]);
  answer(saved);
  await expect.poll(() => post.mock.calls.length).toBe(2);
  expect(onSaved).toHaveBeenCalledWith(sent('a', 1), { reference: 'MQ-1', errors: [] });
  expect(saver.unanswered()).toEqual([sent('b', 2), sent('c', 3)]);
});

it('keeps what was not taken, until a retry', async () => {
  const { saver, post, onFailed, answer } = createSlowSaver();
  saver.add(save('a'));
  answer({ ok: false, status: 503, body: {} });
  await saver.settled();
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(saver.unanswered()).toEqual([sent('a', 1)]);
  void saver.retry();
  expect(post).toHaveBeenCalledTimes(2);
  answer(saved);
  await saver.settled();
  expect(saver.unanswered()).toEqual([]);
});
