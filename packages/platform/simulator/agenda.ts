/** What is due when: a binary heap by virtual time, and by the order of asking where times are equal. */

export interface Due {
  /** Virtual milliseconds. */
  at: number;
  run(): void | Promise<void>;
}

export interface Agenda {
  add(due: Due): void;
  next(): Due | undefined;
}

interface Entry {
  due: Due;
  order: number;
}

export function createAgenda(): Agenda {
  const heap: Entry[] = [];
  let orders = 0;
  return {
    add: (due) => {
      orders += 1;
      heap.push({ due, order: orders });
      rise(heap, heap.length - 1);
    },
    next: () => {
      const first = heap[0];
      const last = heap.pop();
      if (first !== undefined && last !== undefined && heap.length > 0) {
        heap[0] = last;
        sink(heap, 0);
      }
      return first?.due;
    },
  };
}

function sooner(a: Entry, b: Entry): boolean {
  return a.due.at < b.due.at || (a.due.at === b.due.at && a.order < b.order);
}

function rise(heap: Entry[], from: number): void {
  let index = from;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if (!swapIfSooner(heap, index, parent)) return;
    index = parent;
  }
}

function sink(heap: Entry[], from: number): void {
  let index = from;
  for (;;) {
    const left = 2 * index + 1;
    const right = left + 1;
    if (left >= heap.length) return;
    const [leftEntry, rightEntry] = [heap[left] as Entry, heap[right]];
    const child = rightEntry !== undefined && sooner(rightEntry, leftEntry) ? right : left;
    if (!swapIfSooner(heap, child, index)) return;
    index = child;
  }
}

/** Puts the entry at `lower` above the one at `upper` when it is due before it. */
function swapIfSooner(heap: Entry[], lower: number, upper: number): boolean {
  const [a, b] = [heap[lower] as Entry, heap[upper] as Entry];
  if (!sooner(a, b)) return false;
  heap[lower] = b;
  heap[upper] = a;
  return true;
}
