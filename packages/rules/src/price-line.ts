import type { Filled } from './message.ts';

/** What a line of a price says, by key where it is filled. */
export interface LineWords {
  label?: Filled;
  why?: Filled;
}
