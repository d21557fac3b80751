/** One business's answers as the plain forms post them, whichever pages are asked. */
export const business: Record<string, string> = {
  selected_general_codes: 'work_comp',
  other: 'A food truck',
  business_activity_id: '3',
  emirate: 'Dubai',
  total_employees: '25',
  admin_employees: '5',
  non_admin_employees: '20',
  admin_wages: '600,000',
  non_admin_wages: '720000.00',
  general_had_claim: 'yes',
  claim_details: 'A fall in 2024',
  company_name: 'Ghaf Bakery LLC',
  contact_name: 'Noura Al Hammadi',
  customer_email: 'noura@example.com',
  phone: '0501234567',
};
