import { messages } from '@muqarin/rules/messages';
import { describe, expect, it } from 'vitest';
import { checkSponsor } from '../features/sponsor/check-sponsor.ts';

const good = {
  first_name: 'Noura',
  last_name: 'Al Hammadi',
  email: 'noura@example.com',
  phone: '50 123 4567',
  dial_code: '+971',
};

describe('the sponsor form', () => {
  it('passes when all is there', () => {
    expect(checkSponsor(good)).toEqual([]);
  });

  it('asks for each field in the order of the form', () => {
    expect(checkSponsor({ first_name: ' ', dial_code: '+971' })).toEqual([
      { field: 'first_name', message: messages.enterFirstName },
      { field: 'last_name', message: messages.enterLastName },
      { field: 'email', message: messages.enterEmail },
      { field: 'phone', message: messages.enterPhone },
    ]);
  });

  it('refuses an address and a number that cannot be right', () => {
    const errors = checkSponsor({ ...good, email: 'noura@example', phone: '12' });
    expect(errors.map(({ field }) => field)).toEqual(['email', 'phone']);
  });
});
