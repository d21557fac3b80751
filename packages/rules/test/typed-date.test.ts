import { describe, expect, it } from 'vitest';
import { parseTypedDate } from '../src/questions/date-picker.ts';

describe('a date that is typed straight on', () => {
  it.each([
    ['19910314', '1991', '03', '14'],
    ['1991/3/14', '1991', '3', '14'],
    ['1991314', '1991', '3', '14'],
    ['1991-12-01', '1991', '12', '01'],
    ['1991/1/5', '1991', '1', '5'],
    ['١٩٩١٠٣١٤', '1991', '03', '14'],
    ['199', '199', '', ''],
    ['1991/03', '1991', '03', ''],
    ['1991/034', '1991', '03', '4'],
    ['', '', '', ''],
  ])('reads %s', (text, year, month, day) => {
    expect(parseTypedDate(text)).toEqual({ year, month, day });
  });
});
