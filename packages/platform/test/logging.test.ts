import { describe, expect, it } from 'vitest';
import { AppError } from '../src/errors.ts';
import { createLogger } from '../src/logger.ts';

const person = 'mariam@example.com';

describe('a line of the log', () => {
  it('blots out personal fields, whatever their depth and spelling', () => {
    const lines = logged((log) => {
      const contact = { a: { b: { c: { FullNumber: '1', full_name: person } } } };
      log.warn({ Email: person, list: [{ phone: 1 }], contact: { x: 1 }, ...contact }, 'x');
      log.child({ token: 'secret' }).warn('y');
    });
    expect(lines[0]).toMatchObject({
      Email: '[redacted]',
      list: [{ phone: '[redacted]' }],
      contact: '[redacted]',
      a: { b: { c: { FullNumber: '[redacted]', full_name: '[redacted]' } } },
    });
    expect(lines[1]).toMatchObject({ token: '[redacted]', msg: 'y' });
  });

  it.each([
    person,
    'to mariam@example.com today',
    '+971501234567',
    '+971 50 123 4567',
    '00971501234567',
    '971-50-1234567',
    '050 123 4567',
    '784-1987-7654321-9',
    '784198776543219',
    '01a20ada-0010-7000-b508-78449ffb153f 0501234567',
  ])('blots out what looks personal: %s', (text) => {
    expect(logged((log) => log.warn({ note: text, many: [text] }, 'x'))[0]).toMatchObject({
      note: '[redacted]',
      many: ['[redacted]'],
    });
  });

  it.each([
    '01a1fd34-2ca5-7000-aaad-c33aab78d7b0',
    '01a20ada-0010-7000-b508-78449ffb153f',
    '4bf92f3577b34da6a3ce929d0e0e4736',
    'muqarin.leads.v1.LeadCaptured',
    '2026-11-21T08:00:00.000Z',
    'MQ-2345-2222',
    '/survey/medical/individual',
    'Error ENOSPC at relay.ts:12',
  ])('leaves what we need: %s', (text) => {
    expect(logged((log) => log.warn({ note: text }, 'x'))[0]).toMatchObject({ note: text });
  });

  it('keeps of an error kind, code, places and causes, and no text that is not ours', () => {
    const cause = Object.assign(new TypeError(`no ${person}`), { code: 'E11000' });
    const [first, second, third] = logged((log) => {
      log.error({ err: new Error(`broken:\n    at ${person} (x)`, { cause }) }, 'failed');
      log.error(new Error(person));
      log.error({ err: new AppError('invalid', 'X.Y', 'Please say it again.') }, 'refused');
    });
    expect(first).toMatchObject({
      msg: 'failed',
      err: { type: 'Error', cause: { type: 'TypeError', code: 'E11000' } },
    });
    expect(JSON.stringify(first)).toContain('logging.test.ts');
    expect(JSON.stringify([first, second])).not.toContain('mariam');
    expect(second).toMatchObject({ msg: 'Error' });
    expect(third).toMatchObject({ err: { code: 'X.Y', message: 'Please say it again.' } });
  });

  it('takes no values into its message', () => {
    const lines = logged((log) => {
      log.warn('a word for %s', person);
      log.warn({ err: new Error(person) }, `failed: ${person}`);
    });
    expect(lines.map((line) => line.msg)).toEqual(['a word for %s', 'Error']);
  });

  it('names what was not made for a log, and does not open it', () => {
    const [line] = logged((log) => log.warn({ at: new Date(0), map: new Map([[person, 1]]) }, 'x'));
    expect(line).toMatchObject({ at: '1970-01-01T00:00:00.000Z', map: '[Map]' });
  });
});

function logged(work: (log: ReturnType<typeof createLogger>) => void) {
  const lines: string[] = [];
  work(createLogger({ level: 'trace', destination: { write: (line) => lines.push(line) } }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}
