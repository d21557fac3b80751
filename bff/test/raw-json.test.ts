import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { createLeasedBuffers } from '../src/routes/documented/leased-buffers.ts';
import { RawJson } from '../src/routes/documented/raw-json.ts';

const bodyOf = (text: string, leased = createLeasedBuffers()) =>
  new RawJson([Buffer.from('{"a":'), JSON.stringify(text), Buffer.from('}')], leased);

it('says the same in pieces, at once and again', () => {
  const body = bodyOf('درهم');
  const said = () => body.bytesFor(new EventEmitter()).toString();
  expect([said(), said(), said(), body.text]).toEqual(
    Array.from({ length: 4 }, () => '{"a":"درهم"}'),
  );
});

it('leaves the bytes of an open answer alone, whoever else is answered meanwhile', () => {
  const leased = createLeasedBuffers();
  const [open, closed] = [new EventEmitter(), new EventEmitter()];
  const first = bodyOf('first', leased).bytesFor(open);
  const second = bodyOf('second', leased).bytesFor(closed);
  closed.emit('close');
  const third = bodyOf('a longer third', leased).bytesFor(new EventEmitter());
  expect(first.toString()).toBe('{"a":"first"}');
  expect(third.toString()).toBe('{"a":"a longer third"}');
  expect(third.buffer).toBe(second.buffer);
});

it('takes memory anew for a body that is longer than what is free', () => {
  const leased = createLeasedBuffers();
  const answer = new EventEmitter();
  bodyOf('short', leased).bytesFor(answer);
  answer.emit('close');
  const long = 'x'.repeat(100_000);
  expect(bodyOf(long, leased).bytesFor(new EventEmitter()).toString()).toBe(`{"a":"${long}"}`);
});

it('does not lease what it keeps to the next answer', () => {
  const leased = createLeasedBuffers();
  const answer = new EventEmitter();
  const body = bodyOf('kept', leased);
  body.bytesFor(answer);
  answer.emit('close');
  const kept = body.bytesFor(new EventEmitter());
  bodyOf('other', leased).bytesFor(new EventEmitter());
  expect(kept.toString()).toBe('{"a":"kept"}');
});
