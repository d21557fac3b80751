import { describe, expect, it } from 'vitest';
import { checkTravelLead } from '../src/site/check-product-lead.ts';
import { siteMessages } from '../src/site/messages.ts';
import { fieldsOf, person, rules } from './support/site-forms.ts';

describe('the travel form of S2 5', () => {
  it('travel: dates may come in parts, as three pickers or three selects send them', () => {
    const part = (date: string, [year, month, day]: string[], form: (part: string) => string) => ({
      [`${date}${form('year')}`]: year ?? '',
      [`${date}${form('month')}`]: month ?? '',
      [`${date}${form('day')}`]: day ?? '',
    });
    const picked = (name: string) => `_${name}`;
    const shown = (name: string) => `[${name}]`;
    const good = checkTravelLead(
      {
        ...person,
        ...part('travel_date', ['2026', 'November', '21'], shown),
        ...part('travel_date', ['2026', '11', '21'], picked),
        ...part('return_date', ['2026', '12', '3'], shown),
        ...part('return_date', ['', '', ''], picked),
      },
      rules,
    );
    expect(good).toMatchObject({
      answers: { details: { travelDate: '2026-11-21', returnDate: '2026-12-03' } },
    });
    const empty = { ...part('travel_date', ['', '', ''], shown) };
    const half = { ...part('return_date', ['2026', '', '3'], shown) };
    const wrong = checkTravelLead({ ...person, ...empty, ...half }, rules);
    expect(wrong.ok ? [] : wrong.errors).toEqual([
      { field: 'travel_date', message: siteMessages.enterTravelDate },
      { field: 'return_date', message: siteMessages.validDate },
    ]);
  });

  it('travel: a number in the part’s own field is what the person sees, and counts', () => {
    const old = {
      ...person,
      travel_date: '2026-12-01',
      'return_date[year]': '2026',
      'return_date[month]': '12',
      'return_date[day]': '25',
      return_date_year: '2026',
      return_date_month: '12',
      return_date_day: '20',
    };
    expect(checkTravelLead(old, rules)).toMatchObject({
      answers: { details: { returnDate: '2026-12-25' } },
    });
  });

  it('travel: today is early enough, the same day late enough, no destination is none', () => {
    const trip = (travel_date: string, return_date: string, destination_country_id = '') =>
      checkTravelLead({ ...person, travel_date, return_date, destination_country_id }, rules);
    expect(fieldsOf(checkTravelLead(person, rules))).toEqual(['travel_date', 'return_date']);
    expect(trip('21/11/2026', '2026-11-21')).toMatchObject({
      ok: true,
      answers: { details: { travelDate: '2026-11-21', destinationId: null } },
    });
    expect(fieldsOf(trip('20/11/2026', '2026-11-21'))).toEqual(['travel_date']);
    expect(fieldsOf(trip('22/11/2026', '2026-11-21'))).toEqual(['return_date']);
    expect(fieldsOf(trip('30/02/2027', '2027-03-01'))).toEqual(['travel_date']);
    const known = { ...rules, knownCountry: (id: number) => id === 101 };
    const fields = { ...person, travel_date: '2026-12-01', return_date: '2026-12-02' };
    const ask = (id: string) => checkTravelLead({ ...fields, destination_country_id: id }, known);
    expect(ask('101').ok).toBe(true);
    expect(fieldsOf(ask('102'))).toEqual(['destination_country_id']);
  });
});
