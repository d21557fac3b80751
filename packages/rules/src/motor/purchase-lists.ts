/** Lists of the purchase form (decisions V25); their texts are what the form posts. */
export const bodyColors = [
  'White',
  'Black',
  'Silver',
  'Grey',
  'Blue',
  'Red',
  'Green',
  'Brown',
  'Beige',
  'Gold',
  'Orange',
  'Yellow',
  'Purple',
  'Other',
] as const;

export const plateColors = ['White', 'Black', 'Blue', 'Red', 'Green', 'Yellow', 'Other'] as const;

export const plateTypes = ['Private', 'Commercial', 'Export', 'Taxi', 'Dealer', 'Other'] as const;

export function isListed(list: readonly string[], typed: string): boolean {
  return list.some((item) => item.toLowerCase() === typed.toLowerCase());
}
