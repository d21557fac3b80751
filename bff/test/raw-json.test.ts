import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { createLentBuffers } from '../src/routes/documented/lent-buffers.ts';
import { RawJson } from '../src/routes/documented/raw-json.ts';

const bodyOf = (text: string, lent = createLentBuffers()) =>
  new RawJson([Buffer.from('{"a":'), JSON.stringify(text), Buffer.from('}')], lent);

it('says the same in pieces, at once and again', () => {
  const body = bodyOf('درهم');
  const said = () => body.bytesFor(new EventEmitter()).toString();
  expect([said(), said(), said(), body.text]).toEqual(
    Array.from({ length: 4 }, () => '{"a":"درهم"}'),
  );
});

it('leaves the bytes of an open answer alone, whoever else is answered meanwhile', () => {
  const lent = createLentBuffers();
  const [open, closed] = [new EventEmitter(), new EventEmitter()];
  const first = bodyOf('first', lent).bytesFor(open);
  const second = bodyOf('second', lent).bytesFor(closed);
  closed.emit('close');
  const third = bodyOf('a longer third', lent).bytesFor(new EventEmitter());
  expect(first.toString()).toBe('{"a":"first"}');
  expect(third.toString()).toBe('{"a":"a longer third"}');
  expect(third.buffer).toBe(second.buffer);
});

it('takes memory anew for a body that is longer than what is free', () => {
  const lent = createLentBuffers();
  const answer = new EventEmitter();
  bodyOf('short', lent).bytesFor(answer);
  answer.emit('close');
  const long = 'x'.repeat(100_000);
  expect(bodyOf(long, lent).bytesFor(new EventEmitter()).toString()).toBe(`{"a":"${long}"}`);
});

it('does not lend what it keeps for the next answer', () => {
  const lent = createLentBuffers();
  const answer = new EventEmitter();
  const body = bodyOf('kept', lent);
  body.bytesFor(answer);
  answer.emit('close');
  const kept = body.bytesFor(new EventEmitter());
  bodyOf('other', lent).bytesFor(new EventEmitter());
  expect(kept.toString()).toBe('{"a":"kept"}');
});
