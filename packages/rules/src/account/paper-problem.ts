/** Whether papers are small enough to be sent: said before they go, since on a slow line a refusal afterwards takes minutes. */
import { filled, type Message } from '../message.ts';
import { answerMessages } from '../messages-answers.ts';
import { MAX_FILE_BYTES, MAX_REQUEST_BYTES, MEGABYTE } from '../upload-limits.ts';

/** `files`: sizes in bytes. Null where they may go. */
export function paperProblem(files: readonly number[]): Message | null {
  if (files.some((bytes) => bytes > MAX_FILE_BYTES)) {
    return filled('Please upload a file of at most {n} MB.', { n: MAX_FILE_BYTES / MEGABYTE });
  }
  const sum = files.reduce((all, bytes) => all + bytes, 0);
  return sum > MAX_REQUEST_BYTES
    ? filled(answerMessages.filesTooLarge, { megabytes: MAX_REQUEST_BYTES / MEGABYTE })
    : null;
}
