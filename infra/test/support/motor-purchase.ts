/** What the form of a motor purchase holds, but for the day from which it covers. */
export const purchaseForm = {
  buying_car_type: '1',
  body_color: 'White',
  plate_color: 'White',
  chassis_no: 'JTNB11HK303000123',
  emirate_no: '784-1990-1234567-6',
  plate_no: 'A 12345',
  license_issue_date: '2015-03-01',
  license_expiry_date: '2028-03-01',
  license_no: '1234567',
  policyholder_name: 'Mariam Test',
  occupation: 'Engineer',
  agree1: '1',
  agree2: '1',
};

/** The papers it asks for. */
export const paperSlots = [
  'emirates_id_front',
  'emirates_id_back',
  'mulkiya_front',
  'mulkiya_back',
  'license_front',
  'license_back',
] as const;

/** The order that an answer to BUY NOW leads to; throws where it leads to none. */
export function saleOrderIn(answer: string): string {
  const saleOrder = /o=(SO\d+)/.exec(answer)?.[1];
  if (!saleOrder) throw new Error(`no order: ${answer}`);
  return saleOrder;
}
