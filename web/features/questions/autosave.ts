import { saveFields } from '@muqarin/bff/contract/forms';
import { contractIds } from '@muqarin/rules/contract-ids';
import type { Fields } from '@/lib/post-form.ts';
import type { Save } from './saver.ts';

interface AutosaveParts {
  send: (save: Save) => void;
  /** Earlier saves wait for their answer: the next one takes what was typed meanwhile along. */
  isBusy: () => boolean;
  /** Runs work later; answers how to leave it. */
  later: (work: () => void, milliseconds: number) => () => void;
}

/** So often at most while somebody types: a page that dies loses less than a second. */
const EVERY_MS = 400;

/**
 * Saves each answer as it is given, and tells with every post what the page knew of its answers, so that the BFF can merge by
 * field (rules/merge-answers).
 */
export function createAutosave({ send, isBusy, later }: AutosaveParts) {
  let known: Fields = {};
  let touched = false;
  let typed: { address: string; read: () => Fields } | null = null;
  let leave: (() => void) | null = null;

  const post = (address: string, fields: Fields) => {
    const was = JSON.stringify(answersIn(known));
    send({ address, fields: { ...fields, [saveFields.was]: was } });
  };
  const sent = (fields: Fields) => {
    known = fields;
    leave?.();
    leave = typed = null;
  };
  const flush = () => {
    if (!typed) return;
    const { address, read } = typed;
    const fields = read();
    const isNew = JSON.stringify(answersIn(fields)) !== JSON.stringify(answersIn(known));
    if (isNew) post(address, { ...fields, go: 'save' });
    sent(fields);
  };
  const wait = () => {
    leave = later(() => {
      leave = null;
      if (isBusy()) wait();
      else flush();
    }, EVERY_MS);
  };
  return {
    /** A fresh form, as it was drawn. */
    begin(drawn: Fields): void {
      sent(drawn);
      touched = false;
    },
    /** Something was typed into the form whose fields `read` answers and that is posted to `address`. */
    typed(address: string, read: () => Fields): void {
      touched = true;
      typed = { address, read };
      if (!leave) wait();
    },
    flush,
    /** What a form holds that is left by another way than its buttons; null when nothing was typed into it. */
    held(): Fields | null {
      flush();
      return touched ? known : null;
    },
    /** A press of a button, with the whole form or with what the button says alone. */
    press(address: string, fields: Fields, isWhole: boolean): void {
      post(address, fields);
      if (isWhole) sent(fields);
    },
    /** For a form that goes by itself: what the page knew of its answers. */
    known: (): string => JSON.stringify(answersIn(known)),
  };
}

const noAnswers = [contractIds.csrfField, 'g-recaptcha-response', 'website'];

function answersIn(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !noAnswers.includes(name)));
}
