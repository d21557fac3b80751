/** Each answer is saved as it is given: soon, not for every letter, and with what the page knew before. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Fields } from '@/lib/post-form.ts';
import { createAutosave } from './autosave.ts';

let held: Fields;
let busy: boolean;
const read = () => held;
const send = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
  busy = false;
  held = {};
});
// Files share a process: whoever comes next needs the clock.
afterEach(() => {
  vi.useRealTimers();
});

function createWatched(drawn: Fields) {
  const autosave = createAutosave({
    send,
    isBusy: () => busy,
    later: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  autosave.begin(drawn);
  return autosave;
}

const saves = (): [Fields, Fields][] =>
  send.mock.calls.map(([{ fields }]) => {
    const { save_was, go: _, ...now } = fields as Record<string, string>;
    return [JSON.parse(save_was ?? '{}') as Fields, now];
  });

it('saves within a second while somebody types on, each time over what was sent before', () => {
  const autosave = createWatched({ year: '' });
  for (const year of ['1', '19', '199', '1990']) {
    held = { year };
    autosave.typed('/q', read);
    vi.advanceTimersByTime(250);
  }
  vi.advanceTimersByTime(500);
  expect(saves()).toEqual([
    [{ year: '' }, { year: '19' }],
    [{ year: '19' }, { year: '1990' }],
  ]);
});

it('waits for the save that is under way, and takes what was typed meanwhile along', () => {
  const autosave = createWatched({ year: '' });
  busy = true;
  held = { year: '19' };
  autosave.typed('/q', read);
  vi.advanceTimersByTime(2000);
  expect(send).not.toHaveBeenCalled();
  held = { year: '1990' };
  busy = false;
  vi.advanceTimersByTime(400);
  expect(saves()).toEqual([[{ year: '' }, { year: '1990' }]]);
});

it('saves at once when the page goes, and nothing that a button has sent', () => {
  const autosave = createWatched({ year: '' });
  held = { year: '1990' };
  autosave.typed('/q', read);
  autosave.flush();
  expect(saves()).toHaveLength(1);
  held = { year: '1991' };
  autosave.typed('/q', read);
  autosave.press('/q', held, true);
  autosave.flush();
  vi.advanceTimersByTime(1000);
  expect(saves()).toEqual([
    [{ year: '' }, { year: '1990' }],
    [{ year: '1990' }, { year: '1991' }],
  ]);
});

it('saves nothing where nothing is other than it was drawn', () => {
  const autosave = createWatched({ year: '1990', csrf_token: 'a' });
  held = { year: '1990', csrf_token: 'b' };
  autosave.typed('/q', read);
  vi.advanceTimersByTime(1000);
  expect(send).not.toHaveBeenCalled();
});

it('knows what a form holds that is left without its buttons, once something was typed', () => {
  const autosave = createWatched({ year: '' });
  expect(autosave.held()).toBeNull();
  held = { year: '1990' };
  autosave.typed('/q', read);
  expect(autosave.held()).toEqual({ year: '1990' });
  autosave.begin({ name: '' });
  expect(autosave.held()).toBeNull();
});
