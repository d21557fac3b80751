/** How a call says no: the field that the screen reads, what marks the failure beside it, and further members such as a new price. */
export interface Failure {
  /** What the screen looks at. */
  field: string;
  bodyOf: (message: string, extra: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

export function inField(field: string, mark: Readonly<Record<string, unknown>> = {}): Failure {
  return { field, bodyOf: (message, extra) => ({ ...mark, [field]: message, ...extra }) };
}

/** The screen looks at `status`, its text stands in `field`. */
export function byErrorStatus(field: 'error' | 'message'): Failure {
  return { ...inField(field, { status: 'error' }), field: 'status' };
}

/** The text stands in `message.error`. */
export const inMessage: Failure = {
  field: 'message',
  bodyOf: (error, extra) => ({ message: { status: 0, error }, ...extra }),
};
