import type { KeptFile } from '@muqarin/bff/contract/file-slots';
import { dubaiToday, shownDate, toIsoDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { t } from './texts.ts';

/** What is known of a file wherever its page is opened. */
export function keptWords({ kind, bytes, at }: KeptFile): string {
  const date = shownDate(toIsoDate(dubaiToday(new Date(at))));
  return fillMessage(t.receivedFile, { kind: kind.toUpperCase(), size: sizeOf(bytes), date });
}

export function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.ceil(bytes / 1024)}\u00a0kB`
    : `${(bytes / 1024 / 1024).toFixed(1)}\u00a0MB`;
}
