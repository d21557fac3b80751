import { describe, expect, it } from 'vitest';
import { canOpen, type Graph, isStepOf, neighbourOn, pathOf } from '../src/questions/graph.ts';

type Step = 'a' | 'b' | 'c' | 'd';

const graph: Graph<Step, { short: boolean; deep: boolean }> = {
  first: 'a',
  ways: {
    a: [{ to: 'd', when: { short: true, deep: false } }, { to: 'b' }],
    b: [{ to: 'c', when: { deep: true } }, { to: 'd' }],
    c: [{ to: 'd' }],
    d: [],
  },
};

describe('a questionnaire as data', () => {
  it('takes the first way whose facts all hold', () => {
    expect(pathOf(graph, { short: true, deep: false })).toEqual(['a', 'd']);
    expect(pathOf(graph, { short: true, deep: true })).toEqual(['a', 'b', 'c', 'd']);
    expect(pathOf(graph, {})).toEqual(['a', 'b', 'd']);
  });

  it('is refused when it loops', () => {
    const loop = { ...graph, ways: { ...graph.ways, d: [{ to: 'a' as const }] } };
    expect(() => pathOf(loop, {})).toThrow('comes back to a');
  });

  it('knows its steps and their neighbours on a path', () => {
    const path = pathOf(graph, {});
    expect(isStepOf(graph, 'c')).toBe(true);
    expect(isStepOf(graph, 'constructor')).toBe(false);
    expect(neighbourOn(path, 'b', 1)).toBe('d');
    expect(neighbourOn(path, 'a', -1)).toBeNull();
    expect(neighbourOn(path, 'c', 1)).toBeNull();
  });

  it('opens the steps up to the first unanswered one', () => {
    const path = pathOf(graph, {});
    expect(path.map((step) => canOpen(path, 'b', step))).toEqual([true, true, false]);
    expect(canOpen(path, null, 'd')).toBe(true);
    expect(canOpen(path, null, 'c')).toBe(false);
  });
});
