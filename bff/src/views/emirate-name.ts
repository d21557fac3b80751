import { emirates, nameOf } from '@muqarin/rules/medical/lookups';

export function emirateName(id: number): string {
  return nameOf(emirates, id) ?? '';
}
