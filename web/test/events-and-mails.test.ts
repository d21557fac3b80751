import { describe, expect, it } from 'vitest';
import { timeText } from '../features/dev/time-text.ts';

describe('times in the mailbox and the event viewer', () => {
  it('are those of Dubai, to the millisecond', () => {
    expect(timeText('2026-11-21T20:00:00.120Z')).toBe('22/11/2026, 00:00:00.120');
  });

  it('stay as they are when they are none', () => {
    expect(timeText('soon')).toBe('soon');
  });
});
