import { saveFields } from '@muqarin/bff/contract/forms';
import { isObject } from '@/lib/answer-body.ts';
import type { NamedError } from '@/lib/field-names.ts';
import { byFormName } from '@/lib/field-names.ts';
import type { Fields, PostAnswer } from '@/lib/post-form.ts';

export interface Save {
  address: string;
  fields: Fields;
}

export interface SaverParts {
  post: (address: string, fields: Fields) => Promise<PostAnswer>;
  /** An id of the page's own: with it and a number the BFF knows a save that comes twice, or late. */
  page: string;
  /** The BFF answered. `errors` are its own, found behind those of the browser. */
  onSaved: (save: Save, outcome: { reference: string | null; errors: NamedError[] }) => void;
  /** No answer came; what is queued waits for `retry`. */
  onFailed: () => void;
}

/** Saves one after the other in the order they were made, behind the person's back. */
export function createSaver({ post, page, onSaved, onFailed }: SaverParts) {
  let made = 0;
  const waiting: Save[] = [];
  let running: Promise<void> | null = null;

  const run = async () => {
    for (let save = waiting[0]; save; save = waiting[0]) {
      const answer = await post(save.address, save.fields).catch(() => null);
      if (!answer || answer.status >= 500 || answer.status === 429) return onFailed();
      waiting.shift();
      onSaved(save, readSaved(answer));
    }
  };
  const start = () => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
  const stamp = (fields: Fields): Fields => {
    made += 1;
    return { ...fields, [saveFields.page]: page, [saveFields.seq]: String(made) };
  };
  return {
    add({ address, fields }: Save): void {
      waiting.push({ address, fields: stamp(fields) });
      void start();
    },
    /** For a post that the browser makes itself. */
    stamp,
    isRunning: (): boolean => running !== null,
    retry: (): Promise<void> => start(),
    /** For a page that is about to go, which takes the request under way with it: it sends them its own way. */
    unanswered: (): readonly Save[] => [...waiting],
    /** Resolves when nothing is under way: all saved, or stopped at a failure. */
    settled: (): Promise<void> => running ?? Promise.resolve(),
  };
}

function readSaved({ ok, body }: PostAnswer) {
  const errors = byFormName(readErrors(body));
  const reference = typeof body.reference === 'string' ? body.reference : null;
  const error = typeof body.error === 'string' ? body.error : null;
  if (errors.length > 0 || ok || error === null) return { reference, errors };
  return { reference, errors: [{ field: '', message: error }] };
}

export function readErrors(body: Record<string, unknown>): NamedError[] {
  if (!Array.isArray(body.errors)) return [];
  return body.errors.filter(isNamedError);
}

function isNamedError(value: unknown): value is NamedError {
  return isObject(value) && typeof value.field === 'string' && typeof value.message === 'string';
}
