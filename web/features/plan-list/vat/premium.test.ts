import { describe, expect, it } from 'vitest';
import { firstFils, monthText } from './premium.ts';

const premium = { netFils: 100_000, grossFils: 105_000 };

/** The reader of a request, as the page's process keeps it (lib/reader.ts). */
function readAs<Found>(withVat: boolean, read: () => Found): Found {
  const found = { locale: 'en', areas: {}, say: (text: string) => text, withVat };
  Object.assign(globalThis, { muqarinReaders: { getStore: () => found } });
  try {
    return read();
  } finally {
    Object.assign(globalThis, { muqarinReaders: undefined });
  }
}

describe('the premium that stands first', () => {
  it('is net, and with the switch the payable one', () => {
    expect(readAs(false, () => firstFils(premium))).toBe(100_000);
    expect(readAs(true, () => firstFils(premium))).toBe(105_000);
  });
});

it('a month is a twelfth of what is paid, in whole dirhams, whichever figure stands first', () => {
  for (const withVat of [false, true]) {
    expect(readAs(withVat, () => monthText(premium))).toBe('about 88 a month');
  }
  expect(monthText({ netFils: 2_000_000, grossFils: 2_100_000 })).toBe('about 1,750 a month');
});
