import { describe, expect, it } from 'vitest';
import { callMeBackPayload } from '../features/leads/payloads.ts';

describe('what a landing page sends', () => {
  it('is its client type as an integer, nothing else as another kind than it was (S2 3)', () => {
    const fields = { name: 'Mariam', email_from: 'mariam@example.com', insurance_type: 'medical' };
    expect(callMeBackPayload({ ...fields, client_type_id: '2' })).toEqual({
      ...fields,
      client_type_id: 2,
    });
    expect(callMeBackPayload({ ...fields, insurance_type: 'vehicle' })).toEqual({
      ...fields,
      insurance_type: 'vehicle',
    });
  });
});
