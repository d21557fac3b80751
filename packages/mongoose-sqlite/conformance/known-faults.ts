/**
 * Servers have faults. A test that a certain server is known to fail is not left out there: it runs, and must fail in the
 * way that is written down. So a server that is repaired turns the list red, and so does one that fails otherwise.
 */
import { afterAll, afterEach, beforeEach, expect } from 'vitest';

export interface KnownFault {
  /** Where the test stands: the names of its last group and of itself, with ` > ` between them. */
  test: string;
  /** A part of the failure's text: what the server answers instead. */
  fails: string;
  /** What the engine's documentation says, with its place. */
  documented: string;
}

/** Call it at the top of a test file, before its tests are declared. */
export function expectFaults(faults: readonly KnownFault[]): void {
  const failures = new Map<string, string>();
  beforeEach(({ task }) => {
    // What `it.fails` sets; read by the runner after the test.
    if (faultOf(faults, task)) (task as { fails?: boolean }).fails = true;
  });
  afterEach(({ task }) => {
    const fault = faultOf(faults, task);
    if (fault) failures.set(fault.test, task.result?.errors?.[0]?.message ?? 'passes');
  });
  afterAll(() => {
    for (const { test, fails } of faults) expect(failures.get(test), test).toContain(fails);
  });
}

interface Named {
  name: string;
  suite?: Named | undefined;
}

function faultOf(faults: readonly KnownFault[], task: Named): KnownFault | undefined {
  const place = task.suite ? `${task.suite.name} > ${task.name}` : task.name;
  return faults.find(({ test }) => test === place);
}
