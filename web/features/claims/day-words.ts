import { dubaiToday, formatDate } from '@muqarin/rules/dates';

/** dd/mm/yyyy in Dubai of an ISO time (decisions X15, X16). */
export function dayOf(iso: string): string {
  return formatDate(dubaiToday(new Date(iso)));
}

/** dd/mm/yyyy hh:mm in Dubai. */
export function timeOf(iso: string): string {
  const dubai = new Date(new Date(iso).getTime() + 4 * 60 * 60 * 1000);
  return `${dayOf(iso)} ${dubai.toISOString().slice(11, 16)}`;
}
