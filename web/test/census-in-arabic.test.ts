import { generalMessagesInArabic } from '@muqarin/rules/general/messages-ar';
import { motorMessagesInArabic } from '@muqarin/rules/motor/messages-ar';
import { expect, it } from 'vitest';
import general from '@/messages/ar/page/general.json' with { type: 'json' };

it('calls the census what its tab is called', () => {
  expect(general.census_file).toBe('كشف الموظفين');
  expect(generalMessagesInArabic.uploadCensus).toContain(general.census_file);
  // "A valid census" has no article.
  expect(motorMessagesInArabic.invalidCensus).toContain('كشف موظفين');
});
