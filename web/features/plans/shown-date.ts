import { formatDate, parseIsoDate } from '@muqarin/rules/dates';

/** dd/mm/yyyy of an ISO day or moment (decisions X16). */
export function shownDate(iso: string): string {
  const date = parseIsoDate(iso.slice(0, 10));
  return date ? formatDate(date) : iso;
}
