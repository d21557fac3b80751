export interface Happened {
  /** ISO instant, from the event. */
  at: string;
}
