/** Which files a call or a form takes, and what came of those that were sent. */
import type { FileKind, StoreOutcome } from '@muqarin/documents/contract/uploads-contract';
import { AppError, type ErrorKind } from '@muqarin/platform/errors';
import type { Message } from '@muqarin/rules/message';
import { SaidError } from '../locale/said-error.ts';

export interface FileRule {
  /** Whose they become, in the words of the documents service: `quote:<id>`. Not secret, nothing personal. */
  owner: string;
  purpose: string;
  accept: readonly FileKind[];
  /** Where a slot takes fewer kinds than others; else all of `accept`. */
  acceptIn?: (slot: string) => readonly FileKind[] | undefined;
  /** The fields that hold a file. What comes in others is thrown away. */
  slots: readonly string[];
  labelOf?: (slot: string) => string;
  /** Nobody works with it: it may be taken back however long it is kept. */
  isOptional?: true;
  /** Before a slot is emptied: whoever points at its file lets it go. */
  released?: (slot: string) => Promise<void>;
  /** Of one file, where it is less than everywhere. */
  mostBytes?: number;
  /** A picture becomes a square of so many pixels. */
  square?: number;
}

/** By slot; a slot that was left empty is not there. */
export type SentFiles = Readonly<Record<string, StoreOutcome>>;

/** The first that was refused, in the order of the slots. */
export function refusedFile(
  files: SentFiles,
): { slot: string; reason: string; message: Message } | null {
  for (const [slot, outcome] of Object.entries(files)) {
    if (outcome.outcome !== 'refused') continue;
    return { slot, reason: outcome.reason, message: saidOfFile(outcome) };
  }
  return null;
}

/** By its key, where it is filled with values. */
export function saidOfFile({ message, filled }: RefusedFile): Message {
  return filled ?? message;
}

type RefusedFile = Extract<StoreOutcome, { outcome: 'refused' }>;

/** X2: too large and of another type have a status of their own; any other reason is a business outcome. */
export function faultOfRefused(refused: { reason: string; message: Message }): AppError | null {
  const { reason, message } = refused;
  const fault = (kind: ErrorKind, code: string) =>
    typeof message === 'string'
      ? new AppError(kind, code, message)
      : new SaidError(kind, code, message);
  if (reason === 'too_big') return fault('too_large', 'BFF.FILE_TOO_BIG');
  if (reason === 'wrong_type' || reason === 'name_differs') {
    return fault('unsupported_media', 'BFF.FILE_TYPE');
  }
  return null;
}
