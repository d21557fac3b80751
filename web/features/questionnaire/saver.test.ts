/** Saves made faster than they are answered: in their order, and none lost when the page goes. */
import { expect, it, vi } from 'vitest';
import type { PostAnswer } from '../../lib/post-form.ts';
import { createSaver } from './saver.ts';

const saved: PostAnswer = { ok: true, status: 200, body: { reference: 'MQ-1' } };
const save = (step: string) => ({ address: `/q?step=${step}`, fields: { step } });

function createSlowSaver() {
  const answers: ((answer: PostAnswer) => void)[] = [];
  const post = vi.fn(() => new Promise<PostAnswer>((resolve) => answers.push(resolve)));
  const onSaved = vi.fn();
  const onFailed = vi.fn();
  const saver = createSaver({ post, onSaved, onFailed });
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
  expect(post.mock.calls).toEqual([['/q?step=a', { step: 'a' }]]);
  expect(saver.unanswered()).toEqual([save('a'), save('b'), save('c')]);
  answer(saved);
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(onSaved).toHaveBeenCalledWith(save('a'), { reference: 'MQ-1', errors: [] });
  expect(saver.unanswered()).toEqual([save('b'), save('c')]);
});

it('keeps what was not taken, until a retry', async () => {
  const { saver, post, onFailed, answer } = createSlowSaver();
  saver.add(save('a'));
  answer({ ok: false, status: 503, body: {} });
  await saver.settled();
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(saver.unanswered()).toEqual([save('a')]);
  void saver.retry();
  expect(post).toHaveBeenCalledTimes(2);
  answer(saved);
  await saver.settled();
  expect(saver.unanswered()).toEqual([]);
});
