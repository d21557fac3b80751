/** When somebody is to be called back: a day in its three lists, and a quarter of an hour in which calls that sell are allowed. */
import { sellingHours } from '../contact-budget.ts';
import { addDays, type CivilDate, dubaiTime, isRealDate } from '../dates.ts';
import { type FormFields, own } from '../questions/form-fields.ts';
import { callBackDays } from './dispositions.ts';

/** Of the form: the lists are `call_back[year]`, `[month]`, `[day]`. */
export const callBackFields = { day: 'call_back', time: 'call_back_time' } as const;

const QUARTERS = 4;

/** "09:00" to "17:45", by Dubai's clock. */
export const callBackTimes: readonly string[] = Array.from(
  { length: (sellingHours.to - sellingHours.from) * QUARTERS },
  (_, at) => {
    const hour = sellingHours.from + Math.floor(at / QUARTERS);
    return `${String(hour).padStart(2, '0')}:${String((at % QUARTERS) * 15).padStart(2, '0')}`;
  },
);

/** The days to choose from today, both included. */
export function callBackRange(first: CivilDate): { first: CivilDate; last: CivilDate } {
  return { first, last: addDays(first, callBackDays) };
}

/** As it was chosen, whole or in part. */
export function chosenCallBack(fields: FormFields) {
  const partOf = (part: string) => {
    const text = own(fields, `${callBackFields.day}[${part}]`)?.trim() ?? '';
    return /^\d{1,4}$/.test(text) ? text : '';
  };
  const time = own(fields, callBackFields.time) ?? '';
  return {
    year: partOf('year'),
    month: partOf('month'),
    day: partOf('day'),
    time: callBackTimes.includes(time) ? time : '',
  };
}

/** ISO instant; null where it is no day, or no time of those. */
export function callBackAt(fields: FormFields): string | null {
  const { time, ...parts } = chosenCallBack(fields);
  const day = { year: Number(parts.year), month: Number(parts.month), day: Number(parts.day) };
  if (time === '' || !isRealDate(day)) return null;
  const [hour = '', minute = ''] = time.split(':');
  return new Date(dubaiTime(day, Number(hour) + Number(minute) / 60)).toISOString();
}
