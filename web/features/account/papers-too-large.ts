import { paperProblem } from '@muqarin/rules/account/paper-problem';
import { filled, within } from '@muqarin/rules/message';
import { accountMessages } from '@muqarin/rules/messages-account';
import { sayMessage } from '@/lib/in-readers.ts';

/** What is said of a form whose files would be refused once they had gone, in the reader's language; null where they may go. */
export function papersTooLarge(form: HTMLFormElement): string | null {
  const files = [...new FormData(form).values()].filter((value) => value instanceof File);
  const problem = paperProblem(files.map(({ size }) => size));
  if (problem === null) return null;
  return sayMessage(filled(accountMessages.uploadFailedFor, { why: within(problem) }));
}
