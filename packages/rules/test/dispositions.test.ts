/** What follows a call: every disposition with its plan, every state of a lead with everything that may happen to it (decisions X11). */
import { describe, expect, it } from 'vitest';
import {
  dispositionNames,
  dispositionOf,
  isDisposition,
  nextTry,
} from '../src/desk/dispositions.ts';
import { leadHappenings, leadStates, moveLead, waitsForCalls } from '../src/desk/lead-states.ts';

const day = 24 * 60 * 60 * 1000;
const at = Date.parse('2026-11-26T08:00:00Z');
const next = (
  name: Parameters<typeof nextTry>[0],
  tries: number,
  callBackAt: number | null = null,
) => nextTry(name, { at, tries, callBackAt });

describe('dispositions', () => {
  it('are of six kinds, and no other word is one', () => {
    const kinds = new Set(dispositionNames.map((name) => dispositionOf(name).kind));
    expect([...kinds].sort()).toEqual([
      'call_back',
      'duplicate',
      'final',
      'retry',
      'stop_calling',
      'wrong_number',
    ]);
    for (const word of ['', 'toString', 'won', 'NO_ANSWER'])
      expect(isDisposition(word)).toBe(false);
  });

  it('end every plan, by giving up', () => {
    const ways = (name: 'no_answer' | 'thinking') =>
      [1, 2, 3, 4, 5].map((tries) => next(name, tries));
    expect(ways('no_answer')).toEqual([
      { kind: 'at', at: at + day },
      { kind: 'at', at: at + 6 * day },
      { kind: 'at', at: at + day },
      { kind: 'at', at: at + 6 * day },
      { kind: 'given_up' },
    ]);
    expect(ways('thinking').slice(0, 3)).toEqual([
      { kind: 'at', at: at + 2 * day },
      { kind: 'at', at: at + 7 * day },
      { kind: 'given_up' },
    ]);
  });

  it.each([
    ['a time to come', at + day, 'at'],
    ['now', at, 'none'],
    ['a time that has passed', at - day, 'none'],
    ['the last day', at + 60 * day, 'at'],
    ['after the last day', at + 61 * day, 'none'],
    ['no time', null, 'none'],
    ['no number', Number.NaN, 'none'],
  ])('take %s for a call-back', (_what, callBackAt, kind) => {
    expect(next('call_back', 1, callBackAt).kind).toBe(kind);
  });

  it('follow nobody who said no', () => {
    for (const name of dispositionNames) {
      const { refuses, happened } = dispositionOf(name);
      if (!refuses) continue;
      expect(next(name, 1, at + day)).toEqual({ kind: 'none' });
      expect(waitsForCalls(moveLead('contacted', happened) ?? 'new')).toBe(false);
    }
  });
});

describe('states of a lead', () => {
  it.each([
    ['new', ['new', 'contacted', 'quoted', 'won', 'lost', 'spam', 'new']],
    ['contacted', ['contacted', 'contacted', 'quoted', 'won', 'lost', 'spam', 'new']],
    ['quoted', ['quoted', 'quoted', 'quoted', 'won', 'lost', 'spam', 'quoted']],
    ['won', ['won', 'won', 'won', 'won', null, null, 'won']],
    ['lost', [null, null, 'quoted', 'won', 'lost', 'spam', 'new']],
    ['spam', [null, null, 'quoted', 'won', null, 'spam', 'new']],
  ] as const)('of %s go where the table says', (state, to) => {
    expect(leadHappenings.map((happened) => moveLead(state, happened))).toEqual(to);
  });

  it('wait for calls while they are open', () => {
    expect(leadStates.filter(waitsForCalls)).toEqual(['new', 'contacted', 'quoted']);
  });

  it('follow what a person does from any state', () => {
    for (const state of leadStates) {
      for (const happened of ['quoted', 'bought', 'asked'] as const) {
        expect(moveLead(state, happened)).not.toBeNull();
      }
    }
  });
});
