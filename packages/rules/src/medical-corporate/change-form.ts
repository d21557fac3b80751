/** The form by which people join or leave a group: rows of fields, numbered from 0, and what a press asks for. */
import { toIsoDate } from '../dates.ts';
import type { TypedDate } from '../questions/date-picker.ts';
import { type FormFields, own } from '../questions/form-fields.ts';
import { textIn } from '../questions/read-fields.ts';
import { readDay } from './census/dates.ts';

/** More people are recorded in several changes: each has a paper of its own. */
export const MOST_CHANGE_ROWS = 12;

export const joinNames = [
  'name',
  'number',
  'birth_date',
  'gender',
  'married',
  'relation',
  'salary',
  'category',
  'case',
  'day',
] as const;
export const leaveNames = ['number', 'case', 'day', 'claimed', 'maternity'] as const;

export type JoinName = (typeof joinNames)[number];
export type LeaveName = (typeof leaveNames)[number];

/** A row as it was typed. */
export type JoinRow = Readonly<Record<JoinName, string>>;
export type LeaveRow = Readonly<Record<LeaveName, string>>;

export interface ChangeRows {
  joins: JoinRow[];
  leaves: LeaveRow[];
}

export const joinField = (at: number, name: JoinName) => `join_${at}_${name}`;
export const leaveField = (at: number, name: LeaveName) => `leave_${at}_${name}`;

/** What a press of the form asks for: `price`, `record`, a row more, or a row less (`drop_join_2`). */
export const CHANGE_ACTION = 'action';

const emptyJoin: JoinRow = {
  name: '',
  number: '',
  birth_date: '',
  gender: '',
  married: '',
  relation: 'employee',
  salary: '',
  category: '',
  case: 'employee_in_uae',
  day: '',
};
const emptyLeave: LeaveRow = {
  number: '',
  case: 'visa_cancelled',
  day: '',
  claimed: '',
  maternity: '',
};

/** Rows that the form sent, in their order. */
export function readChangeRows(fields: FormFields): ChangeRows {
  const isSent = (field: string) => own(fields, field) !== undefined;
  const numbers = Array.from({ length: MOST_CHANGE_ROWS }, (_, at) => at);
  return {
    joins: numbers
      .filter((at) => isSent(joinField(at, 'name')))
      .map((at) => rowOf(joinNames, (name) => typedIn(fields, joinField(at, name)))),
    leaves: numbers
      .filter((at) => isSent(leaveField(at, 'number')))
      .map((at) => rowOf(leaveNames, (name) => typedIn(fields, leaveField(at, name)))),
  };
}

/** The rows under the names of the form, as a form that is shown again needs them. */
export function fieldsOfRows({ joins, leaves }: ChangeRows): Record<string, string> {
  return Object.fromEntries([
    ...joins.flatMap((row, at) => joinNames.map((name) => [joinField(at, name), row[name]])),
    ...leaves.flatMap((row, at) => leaveNames.map((name) => [leaveField(at, name), row[name]])),
  ]);
}

/** The rows after a press that adds or drops one; others leave them as they are. */
export function pressedRows(rows: ChangeRows, action: string): ChangeRows {
  const [, verb, of, at = ''] = /^(add|drop)_(join|leave)(?:_(\d+))?$/.exec(action) ?? [];
  const { joins, leaves } = rows;
  if (verb === 'add' && of === 'join') {
    // Who joins after somebody mostly does so on the same day, in the same way.
    const before = joins.at(-1);
    const next = {
      ...emptyJoin,
      ...(before ? { day: before.day, category: before.category } : {}),
    };
    return { joins: [...joins, next].slice(0, MOST_CHANGE_ROWS), leaves };
  }
  if (verb === 'add') return { joins, leaves: [...leaves, emptyLeave].slice(0, MOST_CHANGE_ROWS) };
  if (verb !== 'drop') return rows;
  const without = <Row>(list: readonly Row[]) => list.filter((_, row) => row !== Number(at));
  return of === 'join' ? { joins: without(joins), leaves } : { joins, leaves: without(leaves) };
}

/** A day as it was typed or picked, as ISO; what is none stays as it is. */
export function dayOf(text: string): string {
  const day = readDay(text);
  return day ? toIsoDate(day) : text;
}

/** What of a day stands in its three lists; nothing of what is no day. */
export function partsOfDay(text: string): TypedDate {
  const day = readDay(text);
  if (day) return { year: `${day.year}`, month: `${day.month}`, day: `${day.day}` };
  const [year = '', month = '', date = ''] = text.split('-');
  const whole = (part: string) => (/^\d{1,4}$/.test(part) ? String(Number(part) || '') : '');
  return { year: whole(year), month: whole(month), day: whole(date) };
}

/** A day comes as one text, or from three lists: `join_0_day[year]`. */
function typedIn(fields: FormFields, field: string): string {
  const parts = (['year', 'month', 'day'] as const).map((part) => own(fields, `${field}[${part}]`));
  if (own(fields, field) !== undefined || parts.every((part) => part === undefined))
    return textIn(fields, field);
  const [year = '', month = '', day = ''] = parts.map((part = '') => part.trim());
  if (year + month + day === '') return '';
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-').slice(0, 20);
}

function rowOf<Name extends string>(
  names: readonly Name[],
  textOf: (name: Name) => string,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>;
}
