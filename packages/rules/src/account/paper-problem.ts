/** Whether papers are small enough to be sent: said before they go, since on a slow line a refusal afterwards takes minutes. */
import { filled, type Message } from '../message.ts';
import { answerMessages } from '../messages-answers.ts';

const MEGABYTE = 1024 * 1024;
/** Of one file, and of all that a form sends at once: what the documents service and the BFF take. */
const most = { file: 10, request: 25 } as const;

/** `files`: sizes in bytes. Null where they may go. */
export function paperProblem(files: readonly number[]): Message | null {
  if (files.some((bytes) => bytes > most.file * MEGABYTE)) {
    return filled('Please upload a file of at most {n} MB.', { n: most.file });
  }
  const sum = files.reduce((all, bytes) => all + bytes, 0);
  return sum > most.request * MEGABYTE
    ? filled(answerMessages.filesTooLarge, { megabytes: most.request })
    : null;
}
